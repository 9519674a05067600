export { runApp, type Held, type RunningApp } from './running-app.ts';
export { seedShop, shopKey } from './seed-shop.ts';
