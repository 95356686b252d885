import { mount } from 'svelte'
import { ready } from './lib/i18n.svelte'
import App from './App.svelte'
import './app.css'

const target = document.getElementById('app')
if (target) void ready.then(() => mount(App, { target }))
