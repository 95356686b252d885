import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

// `vite dev` and `vite preview` send calls on to a running server.
const target = loadEnv('', '.', 'BOCAGE_')['BOCAGE_SERVER'] ?? 'http://127.0.0.1:8123'
const proxy = { '/api': { target, ws: true } }

// The server carries the built page: see hatch_build.py.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/bocage/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no news
  },
  server: { proxy },
  preview: { proxy },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
