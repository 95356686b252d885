import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server carries the built page: see hatch_build.py.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: { outDir: '../src/bocage/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
