import { mount } from 'svelte'
import { ready } from './lib/i18n.svelte'
import { tableAhead } from './lib/http'
import { router } from './lib/router.svelte'
import App from './App.svelte'
import './app.css'

// A table is on its way while the texts are.
if (router.route.page === 'table') {
  tableAhead(router.route.id)
  import('./pages/TablePage.svelte').catch(() => undefined) // told where it is shown
}
const target = document.getElementById('app')
if (target) void ready.then(() => mount(App, { target }))
