import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiBehindPages } from './build/api-behind-pages.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { contractRows } from './build/contract-rows.ts';
import { firstPaintCss } from './build/first-paint-css.ts';
import { orderChart } from './build/order-chart.ts';
import { panelNames } from './build/panel-names.ts';
import { polishFonts } from './build/polish-fonts.ts';
import { precompressed } from './build/precompressed.ts';
import { designedEdges } from './build/testing/designed-edges.ts';
import { withoutFormGroups } from './build/without-form-groups.ts';
import { withoutDevtools } from './build/without-devtools.ts';
import { widget } from './build/widget.ts';
import manifest from './package.json' with { type: 'json' };
import { routes } from './src/app/routes.ts';

/** Under tests the pages' router is not generated: parts are tested by themselves. */
const testing = process.env['VITEST'] !== undefined;

/** Packages of package.json that are entered by a path of theirs, or are no script. */
const enteredByPath = ['@app/machines', '@chakra-ui/react', '@emotion/react', '@fontsource-variable/inter'];

/** Bundled before the first test and never looked for later: what is found under a running test reloads its page. */
const testedDependencies = [
  ...Object.keys(manifest.dependencies).filter((name) => !enteredByPath.includes(name)),
  'big.js',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
  '@chakra-ui/react/preset-base',
  '@chakra-ui/react/styled-system',
];

/** Of @emotion/react's old helpers nothing is used; as CommonJS they would stay for side effects that they do not have. */
const unused = /\/node_modules\/(hoist-non-react-statics|react-is)\//u;

/** What each page of an order loads, beside its screen. */
const ofEveryOrderPage =
  /\/features\/order-flow\/(pages|queries|texts|parts\/(screen-head|back-link))|\/kit\/page\/step/u;

/** Fields that lists have too, which load no forms. */
const fieldsWithoutForms =
  /\/kit\/form\/(checkbox|required|asterisk|text-input|date-input|mask\.|spelled-input|select|control-style)|\/rules\/plain-text/u;

/** Names that lists, the order's page and the chart have in common. */
const kinds = /\/order\/kind-names|\/kit\/table\/chip-select|\/order\/order\.kinds/u;

/** What every list of orders loads, the dashboard's queue among them. */
const orderLists =
  /\/features\/order-list\/(order-(list\.messages|cells|columns)|use-age|filter-chips|saved-views|status-o)|\/kit\/table\/(chip-(popover|choices)|list-pages|steady-items|paged-list)|\/api\/(shop-names|salesmen)|\/icons\/bookmark/u;

/** The list of orders itself, of which the report of sales has the filters of days and the cards. */
const ordersPage =
  /\/features\/order-list\/(order-(card|filters|search)|orders-(query|page\.)|shop-columns|shown-columns|use-(open|export|list))|\/api\/use-sheet|\/kit\/table\/date-range/u;

/** What the page of an order and what it loads later share. */
const orderPage =
  /\/features\/order-page\/(loaded-later|order-(query|page\.messages)|moves\/move-specs|data\/(data\.messages|record-queries)|refunds\/(refunds\.messages|refund-text))|\/rules\/refund-names/u;

/** Small parts that both an order's pages and the panel load: a file each would be mostly headers. */
const small =
  /\/rules\/(money|vat|hard-spaces)\.|\/kit\/elements\/(section|key-values|number-circle|empty-state)|useSuspenseQuery|react-router\/.*useLocation|lucide-react\/.*\/(arrow-left|chevron-down)\./u;

/** What whatever changes something loads. */
const commands = /mutationObserver|useMutation|\/api\/use-command|\/kit\/dialog\//u;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...(testing
      ? [designedEdges()]
      : [
          tanstackRouter({
            target: 'react',
            autoCodeSplitting: true,
            virtualRouteConfig: routes,
            routesDirectory: './src',
            generatedRouteTree: './src/app/route-tree.gen.ts',
            quoteStyle: 'single',
            semicolons: true,
            disableLogging: true,
          }),
        ]),
    contractRows(),
    panelNames(),
    orderChart(),
    polishFonts(),
    firstPaintCss(),
    compiledMessages(),
    withoutDevtools(),
    withoutFormGroups(),
    react(),
    widget(),
    precompressed(),
    apiBehindPages(),
  ],
  ...(testing ? { optimizeDeps: { include: testedDependencies, noDiscovery: true } } : {}),
  resolve: {
    // What asks for React 17's stand-in takes the hook that React has.
    alias: [
      {
        find: '@pandacss/is-valid-prop',
        replacement: join(import.meta.dirname, 'src/theme/css-properties.ts'),
      },
      { find: /^use-sync-external-store\/shim$/u, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/u,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The server reads from it which files a screen needs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => (unused.test(id) ? false : undefined) },
      output: {
        codeSplitting: {
          // What goes together is one file: a dozen smaller ones compress worse (16 kB of gzip).
          groups: [
            { name: 'main', tags: ['$initial' as const], priority: 2 },
            { name: 'order', test: ofEveryOrderPage, priority: 1 },
            { name: 'small', test: small, priority: 1 },
            { name: 'fields', test: fieldsWithoutForms, priority: 1 },
            { name: 'kinds', test: kinds, priority: 2 },
            { name: 'lists', test: orderLists, priority: 1 },
            { name: 'orders', test: ordersPage, priority: 1 },
            { name: 'order-page', test: orderPage, priority: 1 },
            { name: 'commands', test: commands, priority: 1 },
          ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
        },
      },
    },
  },
});
