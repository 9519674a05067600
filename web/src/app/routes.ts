import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The specification's route table, row by row; what stands nowhere here leads to the role's default page. */
export const routes = rootRoute('pages/root.route.tsx', [
  index('pages/home/home.route.tsx'),
  route('/login', 'pages/login/login.route.tsx'),
  route('/reset-password', 'pages/reset-password/reset-password.route.tsx'),
  route('/callback', 'pages/callback/callback.route.tsx'),
  route('/error', 'pages/error/error.route.tsx'),
  route('/page/rules', 'pages/rules/rules.route.tsx'),
  route('/page/faq', 'pages/faq/faq.route.tsx'),
  route('/orders', 'pages/order/no-slug.route.tsx'),
  route('/orders/$slug', 'pages/order/order.route.tsx'),
  route('/orders/$slug/agreements', 'pages/order/agreements.route.tsx'),
  route('/shop/orders', 'pages/orders/shop-orders.route.tsx'),
  route('/admin/orders', 'pages/orders/admin-orders.route.tsx'),
  route('/superadmin/orders', 'pages/orders/superadmin-orders.route.tsx'),
  route('/account', 'pages/account/account.route.tsx'),
  route('$', 'pages/unmatched.route.tsx'),
]);
