// docs/map.md, 'Who may import whom', as rules. model-tests/fixtures/import-rules holds a fault for each; verify looks for all of them.
const tests = '[.]test[.]tsx?$|/testing/';
// What the demo of a checkout runs and no release holds.
const identitySimulator =
  '^api/src/(providers/identity-simulator/|hosting/simulators/simulators-with-identity[.]ts$)';
const scripts = '(^|/)bin/|[.]config[.]';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or there is a third between them.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles',
      comment: 'A type that two files need lies in a third: a port, or a file of its own.',
      from: { path: '^api/src/', pathNot: tests },
      to: { circular: true, viaOnly: { path: '^api/src/' } },
    },
    {
      name: 'no-folder-circles',
      comment: 'A folder stands on others or carries them, never both; type imports count, tests do not.',
      scope: 'folder',
      from: { path: '^(db|api|web)/src(/|$)' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports is either an entry that belongs on this list or dead.',
      from: {
        orphan: true,
        pathNot: [
          tests,
          scripts,
          '[.]d[.]m?ts$',
          '^web/src/app/main[.]tsx$',
          '^api/src/(server|hosting/simulators/simulators(-with-identity)?|backup/copy-data|command-line/(admin|check-providers|fill-demo)|upkeep/upkeep)[.]ts$',
          '^model-tests/',
        ],
      },
      to: {},
    },
    {
      name: 'nothing-unresolved',
      comment: 'Each import leads to a file or to a package that is installed.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node:|vitest/browser$|virtual:)|[.]css$|[?]' },
    },
    {
      name: 'declared-packages-only',
      comment: 'A package is named in the package.json of the workspace that uses it.',
      from: {
        path: '^(machines|db|api|web)/',
        pathNot: [tests, scripts, '^web/build/', '^web/src/app/routes[.]ts$', identitySimulator],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-know-nobody',
      comment: 'The machines stand alone: everyone may import them.',
      from: { path: '^machines/' },
      to: { path: '^(db|api|web|model-tests)/' },
    },
    {
      name: 'machines-are-pure',
      comment: 'No clock, no chance, no I/O: xstate, valibot and small pure libraries.',
      from: { path: '^machines/', pathNot: [tests, scripts] },
      to: {
        pathNot: ['^machines/', '(^|/)node_modules/(@types/)?(xstate|valibot|big[.]js)(/|$)'],
        couldNotResolve: false,
      },
    },
    {
      name: 'phases-do-not-know-each-other',
      comment:
        'What phases share lies in machines/order; where an order goes next is named by its target: #status.',
      from: { path: '^machines/order/phases/([^/]+)/' },
      to: { path: '^machines/order/phases/', pathNot: '^machines/order/phases/$1/' },
    },
    {
      name: 'views-load-no-xstate',
      comment: 'A first paint names statuses and screens; it must not carry XState with it.',
      from: {
        path: '^machines/(order/(index|order[.](statuses|policy|screens|wording))[.]ts$|order/phases/[^/]+/[^/]+[.]view[.]ts$|contract/|fields/|rules/)',
        pathNot: tests,
      },
      to: { path: '(^|/)node_modules/xstate/', reachable: true },
    },
    {
      name: 'db-knows-machines-only',
      from: { path: '^db/' },
      to: { path: '^(api|web|model-tests)/' },
    },
    {
      name: 'nouns-stand-on-the-engine',
      comment: 'Tables, migrations and engine know no queries; the entry point is for other workspaces.',
      from: { path: '^db/src/(tables|migrations|engine)/', pathNot: tests },
      to: { path: '^db/src/([^/]+$|(demo|bulk|backup|upkeep)/)' },
    },
    {
      name: 'kysely-stays-in-db',
      comment: 'Queries lie in db; the others call them by name.',
      from: { path: '^(machines|api|web|model-tests)/', pathNot: tests },
      to: { path: '(^|/)node_modules/kysely/' },
    },
    {
      name: 'api-knows-no-pages',
      from: { path: '^api/' },
      to: { path: '^(web|model-tests)/' },
    },
    {
      name: 'modules-do-not-know-each-other',
      comment:
        'A module of the API can be deleted; what two share lies in order-life, which knows none of them.',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: tests },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/($1|order-life)/' },
    },
    {
      name: 'modules-know-ports-only',
      comment: 'A module is reached by the call table, and reaches providers by their ports.',
      from: { path: '^api/src/modules/', pathNot: tests },
      to: {
        path: '^api/src/',
        pathNot: '^api/src/(modules|kernel|documents|messages)/|^api/src/providers/ports[.]ts$',
      },
    },
    {
      name: 'web-knows-machines-only',
      comment: 'The web knows the API by its contract, and the database not at all.',
      from: { path: '^web/' },
      to: { path: '^(db|api|model-tests)/' },
    },
    {
      name: 'entry-points-only',
      comment: 'Another workspace is entered by its package name, which leads to what it exports.',
      from: { path: '^(machines|db|api|web|model-tests)/', pathNot: scripts },
      to: { path: '^(machines|db|api|web|model-tests)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'screens-do-not-know-each-other',
      comment:
        "A screen is a folder that can be deleted; what two share lies in the feature's parts or queries.",
      from: { path: '^web/src/features/order-flow/screens/([^/]+)/' },
      to: {
        path: '^web/src/features/order-flow/screens/[^/]+/',
        pathNot: '^web/src/features/order-flow/screens/$1/',
      },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'A feature is a folder that can be deleted; what two share lies in kit, api or texts.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(app|features/[^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'kit-knows-no-features',
      comment: 'Kit, api, theme and texts serve every feature and know none; app puts features together.',
      from: { path: '^web/src/(kit|api|theme|texts)/' },
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'api-draws-nothing',
      comment: 'How the server is called knows of the kit only how to say something on the page.',
      from: { path: '^web/src/(api|theme|texts)/' },
      to: { path: '^web/src/kit/', pathNot: '^web/src/kit/toast/' },
    },
    {
      name: 'widget-stands-alone',
      comment:
        "A partner's page loads the calculator alone: of the pages it has the themes' colours, and no package.",
      from: { path: '^web/src/widget/', pathNot: tests },
      to: { pathNot: '^(web/src/(widget|theme)|machines)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-caller-of-transition',
      comment:
        'Every event passes through computeTransition, exactly once; nothing else in the API steps the chart.',
      from: { path: '^(api|db)/', pathNot: ['^api/src/modules/order-life/compute-transition[.]ts$'] },
      to: { path: '(^|/)node_modules/(xstate|@xstate)/' },
    },
    {
      name: 'no-identity-provider-in-releases',
      comment:
        'The simulated identity provider is for the demo of a checkout and for tests: nothing that serves imports it.',
      from: { path: '^(machines|db|api|web)/', pathNot: [tests, identitySimulator] },
      to: { path: `${identitySimulator}|(^|/)node_modules/oidc-provider/` },
    },
    {
      name: 'tests-stay-tests',
      comment: 'What runs for users imports neither tests nor their samples.',
      from: { path: '^(machines|db|api|web)/', pathNot: [tests, scripts] },
      to: { path: tests },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/|^model-tests/(fixtures|report)/|[.]gen[.]ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
