import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The specification's route table, row by row; what stands nowhere here leads to the role's default page. */
export const routes = rootRoute('app/root.route.tsx', [
  index('features/home/home.route.tsx'),
  route('/login', 'features/sign-in/login/login.route.tsx'),
  route('/reset-password', 'features/sign-in/reset-password/reset-password.route.tsx'),
  route('/callback', 'features/sign-in/callback.route.tsx'),
  route('/error', 'app/error.route.tsx'),
  route('/page/rules', 'features/reading/rules.route.tsx'),
  route('/page/faq', 'features/reading/faq.route.tsx'),
  route('/orders', 'features/home/no-slug.route.tsx'),
  route('/orders/$slug', 'features/order-flow/pages/order.route.tsx'),
  route('/orders/$slug/agreements', 'features/order-flow/pages/agreements.route.tsx'),
  layout('_panel', 'app/panel/panel.route.tsx', [
    route('/shop/orders', 'features/order-list/shop-orders.route.tsx'),
    route('/shop/orders/report', 'features/order-list/report/shop-report.route.tsx'),
    route('/shopadmin/orders/$slug/{-$view}', 'features/order-flow/counter/shop-order.route.tsx'),
    route('/shop/orders/$offer', 'features/order-flow/counter/new-offer.route.tsx'),
    route('/shop/$flow/channel_selections', 'features/order-flow/counter/channel-selection.route.tsx'),
    route('/shop/$flow/orders/$slug/edit/$step', 'features/order-flow/counter/counter-order.route.tsx'),
    route('/$area/orders', 'features/order-list/staff-orders.route.tsx'),
    route('/$area/orders/report', 'features/order-list/report/report.route.tsx'),
    route('/$area/orders/documents', 'features/order-page/documents/documents.route.tsx'),
    route('/$area/orders/dashboard', 'features/order-list/dashboard/dashboard.route.tsx'),
    route('/$area/orders/$slug', 'features/order-page/order-page.route.tsx'),
    route('/$area/tasks', 'features/order-page/comments/tasks.route.tsx'),
    route('/$area/refunds', 'features/order-page/refunds/refunds.route.tsx'),
    route('/$area/providers', 'features/providers/providers.route.tsx'),
    route('/superadmin/settings', 'features/settings/settings.route.tsx'),
    route('/account', 'features/sign-in/account/account.route.tsx'),
  ]),
  route('$', 'app/unmatched.route.tsx'),
]);
