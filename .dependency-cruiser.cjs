/** Who may import whom (the table of docs/architecture.md). Each message names the door to use instead. */

const CORE_DOORS =
  '^core/src/(?:(?:schemas|submissions|business|prize-wheel|format|files|calls|api|mail|ui|private-pages)/index\\.ts|theme/(?:definitions|fonts|italic)\\.ts)$';
const TEST = '\\.test\\.tsx?$';

/** A folder of core that may import itself and what is listed, nothing else. */
const coreFolder = (folder, allowed, comment) => ({
  name: `core-${folder}`,
  severity: 'error',
  comment,
  from: { path: `^core/src/${folder}/`, pathNot: TEST },
  to: { pathNot: [`^core/src/${folder}/`, ...allowed] },
});

/** A floor of the staff portal, and what lies above it. */
const PORTAL = 'core/portal/src/';
const portalFloor = (floor, above, comment) => ({
  name: `portal-${floor}`,
  severity: 'error',
  comment,
  from: { path: `^${PORTAL}${floor}/`, pathNot: TEST },
  to: { path: `^${PORTAL}${above}` },
});

/** A layer of the site that must not reach up into `above`. */
const webLayer = (layers, above, comment) => ({
  name: `web-${layers.join('-')}`,
  severity: 'error',
  comment,
  from: { path: layers.map((layer) => `^web/src/${layer}/`), pathNot: TEST },
  to: { path: above.map((folder) => `^web/src/${folder}/`) },
});

/** What every part of the server stands on. */
const SERVER_BASE =
  '^server/src/(?:child-process|client-network|concurrency-limit|deadline|errors|free-bytes|validate|config|csv|hash-file|log|project-root|secret-token|similar-name|turns|sync-folder)\\.ts$';

/** The server's resources from the ground up: each imports only those of floors below its own. */
const SERVER_FLOORS = [
  ['accounts'],
  ['settings', 'media'],
  ['catalogue', 'phone', 'backups', 'health'],
  ['mail'],
  ['newsletter'],
  ['submissions'],
  ['appointments', 'prizes'],
  ['visits'],
  ['portal', 'pages', 'people', 'ready'],
];
const SERVER_FOLDERS = SERVER_FLOORS.flat().join('|');
/** The files of a resource that speak HTTP. */
const SERVER_HTTP_FILES = ['^server/src/pages/', '-(?:routes|handler|answers?|form|events)\\.ts$'];

const serverRule = (name, from, to, comment) => ({
  name: `server-${name}`,
  severity: 'error',
  comment,
  from: { pathNot: TEST, ...from },
  to,
});
const serverFloors = SERVER_FLOORS.map((floor, index) => {
  const above = SERVER_FLOORS.slice(index).flat();
  return serverRule(
    `above-${floor.join('-')}`,
    { path: `^server/src/(${floor.join('|')})/` },
    { path: `^server/src/(?:${above.join('|')})/`, pathNot: '^server/src/$1/' },
    'A resource knows nothing of its own floor and those above (SERVER_FLOORS): pass in what it needs, or move what both need down.',
  );
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a third file that imports neither.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import leads nowhere: check the path, or the package.json of the workspace.',
      from: {},
      to: { couldNotResolve: true },
    },
    coreFolder(
      'schemas',
      ['^node_modules/zod/'],
      'Schemas import zod only: facts belong to core/business, texts to core/format.',
    ),
    coreFolder(
      'submissions',
      ['^node_modules/zod/', '^core/src/schemas/', '^core/src/(?:business|format)/index\\.ts$'],
      'Kinds of request know schemas, the shop’s facts and formats: what draws or stores them belongs above.',
    ),
    coreFolder(
      'business',
      ['^core/src/schemas/index\\.ts$'],
      'The shop’s facts import schemas only: what needs more belongs to web or server.',
    ),
    coreFolder('prize-wheel', ['^core/src/schemas/index\\.ts$'], 'The wheel is pure: hand it what it needs.'),
    coreFolder('format', ['^core/src/schemas/index\\.ts$'], 'Formatting imports types of schemas only.'),
    coreFolder(
      'files',
      [
        '^(?:core/)?node_modules/(?:@noble/hashes|tus-js-client)/',
        '^core/src/(?:schemas|format)/index\\.ts$',
      ],
      'Reading and sending files knows no page: what is asked and shown belongs to the portal or web/phone.',
    ),
    coreFolder(
      'calls',
      ['^node_modules/zod/', '^core/src/(?:schemas|submissions)/index\\.ts$'],
      'The table of calls knows schemas: what sends or answers them belongs to core/src/api or server.',
    ),
    coreFolder(
      'api',
      [
        '^node_modules/(?:ky|zod|eventsource-parser)/',
        '^core/src/(?:calls|schemas|submissions)/index\\.ts$',
        // Loaded when they are needed: an index would bring all of them.
        '^core/src/(?:calls/(?:media|staff)|schemas/(?:api-answer|media-file))\\.ts$',
      ],
      'The HTTP client knows ky and schemas: React hooks and toasts belong to web/features.',
    ),
    coreFolder(
      'theme',
      ['^node_modules/@chakra-ui/', '^node_modules/@fontsource'],
      'The theme knows fonts, and of Chakra types: components belong to web/components and the portal.',
    ),
    coreFolder(
      'mail',
      [
        '^node_modules/(?:react|react-dom|html-to-text|@types)/',
        '^core/src/(?:schemas|submissions|business|format)/index\\.ts$',
        '^core/src/theme/color-tokens\\.ts$',
      ],
      'Mails are drawn from their content and the colors alone: what is sent, and when, belongs to server.',
    ),
    coreFolder(
      'private-pages',
      [
        '^node_modules/(?:react|react-dom|@types)/',
        '^core/src/(?:schemas|submissions|business|format)/index\\.ts$',
        '^core/src/theme/color-tokens\\.ts$',
      ],
      'The pages are drawn from what they show and the colors alone: who may see it is decided by server.',
    ),
    coreFolder(
      'ui',
      ['^node_modules/(?:react|@ark-ui|@tanstack/query-core)/'],
      'What site and portal share knows React, Ark UI and the query client only: more belongs to web or the portal.',
    ),
    {
      name: 'portal',
      severity: 'error',
      comment:
        'The portal knows core by its doors, React, its router, Chakra and jotai: what a host does comes through AdminHost.',
      from: { path: `^${PORTAL}`, pathNot: TEST },
      to: {
        pathNot: [
          `^${PORTAL}`,
          CORE_DOORS,
          '^(?:core/|core/portal/)?node_modules/(?:react|react-dom|react-router-dom|@chakra-ui|jotai|@tanstack|react-hook-form|@hookform|qrcode|marked)/',
        ],
      },
    },
    {
      name: 'portal-doors',
      severity: 'error',
      comment: 'Import the portal by its doors: @jeweler/portal, its theme and its ui.',
      from: { pathNot: `^${PORTAL}` },
      to: { path: `^${PORTAL}`, pathNot: `^${PORTAL}(?:theme/|ui/)?index\\.ts$` },
    },
    portalFloor('theme', '(?!theme/)', 'The theme knows no component.'),
    portalFloor('ui', '(?!(?:theme|ui)/)', 'What the console draws too knows the theme only.'),
    portalFloor(
      'shared',
      '(?!(?:theme|ui|shared)/)',
      'What everything stands on knows no screen and no request: hand in what it needs, or move it to submissions/.',
    ),
    portalFloor(
      'submissions',
      '(?!(?:theme|ui|shared|submissions)/)',
      'What several screens draw of a request knows shared/ only: what one screen needs belongs to that screen.',
    ),
    portalFloor(
      'screens',
      '(?:app/|index\\.ts$)',
      'Screens do not know the frame around them: put what both need into shared/.',
    ),
    {
      name: 'portal-screens-apart',
      severity: 'error',
      comment:
        'Screens do not import each other: put what two screens draw of a request into submissions/, anything else into shared/.',
      from: { path: `^${PORTAL}screens/([^/]+)/` },
      to: { path: `^${PORTAL}screens/`, pathNot: `^${PORTAL}screens/$1/` },
    },
    {
      name: 'portal-screen-doors',
      severity: 'error',
      comment:
        'The app knows of a screen the screen itself and its index.ts: export there what Today shows of it.',
      from: { path: `^${PORTAL}(?:app/|index\\.ts$)`, pathNot: TEST },
      to: {
        path: `^${PORTAL}screens/`,
        pathNot: `^${PORTAL}screens/[^/]+/(?:index\\.ts|[a-z-]+-screen\\.tsx)$`,
      },
    },
    {
      name: 'core-doors',
      severity: 'error',
      comment:
        'Import core by its doors: @jeweler/core/schemas, submissions, business, prize-wheel, format, calls, api, theme/definitions, mail, ui, private-pages.',
      from: { pathNot: '^core/' },
      to: { path: '^core/src/', pathNot: CORE_DOORS },
    },
    {
      name: 'web-content',
      severity: 'error',
      comment:
        'Texts and pictures of the site import core only: what draws them belongs to pages and features.',
      from: { path: '^web/src/content/', pathNot: TEST },
      to: { pathNot: ['^web/src/content/', '^core/src/(?:schemas|business|format)/index\\.ts$'] },
    },
    {
      name: 'web-content-for-the-site',
      severity: 'error',
      comment: 'Only the site shows them: facts that others need too belong to core/business.',
      from: { pathNot: '^(?:web|tests)/' },
      to: { path: '^web/src/content/' },
    },
    webLayer(
      ['config', 'lib'],
      ['components', 'data', 'features', 'pages', 'app'],
      'Configuration and helpers know no component: pass in what they need.',
    ),
    webLayer(
      ['components', 'data'],
      ['features', 'pages', 'app'],
      'Components and data know nothing of features, pages or app: pass it in as a prop.',
    ),
    webLayer(
      ['features'],
      ['pages', 'app'],
      'A feature knows nothing of pages or app: pass it in as a prop.',
    ),
    webLayer(['pages'], ['app'], 'A page knows nothing of app: what both need belongs to web/components.'),
    {
      name: 'web-phone',
      severity: 'error',
      comment:
        'The page for phones is one small script: of the project it knows types of schemas, and how files are read and sent.',
      from: { path: '^web/src/phone/', pathNot: TEST },
      to: {
        pathNot: ['^web/src/phone/', '^core/src/(?:schemas|files)/index\\.ts$'],
      },
    },
    {
      name: 'site-without-chakra',
      severity: 'error',
      comment:
        'The site is styled by Panda CSS: #styled-system, core/theme/definitions, core/theme/fonts and italic, core/ui.',
      from: { path: '^web/src/', pathNot: '^web/src/admin/' },
      to: { path: ['^node_modules/(?:@chakra-ui|@emotion)/', '^core/portal/src/'] },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      comment: 'A feature never imports another: combine them in a page, share through web/components.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      comment: 'Code for browsers has no node modules: do it in server.',
      from: { path: '^(?:(?:core|web)/src|desktop-admin/src/(?:preload|renderer|shared))/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-without-react',
      severity: 'error',
      comment: 'The server renders through the built entry: of web it knows render-contract.ts, as types.',
      from: { path: '^server/src/' },
      to: {
        path: ['^web/', '^node_modules/(?:react|react-dom|@chakra-ui|@emotion|jotai)/'],
        pathNot: '^web/src/app/render-contract\\.ts$',
      },
    },
    {
      name: 'render-contract-as-types',
      severity: 'error',
      comment: 'Of render-contract.ts the server imports types only: import type.',
      from: { path: '^server/src/' },
      to: { path: '^web/src/app/render-contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-main',
      severity: 'error',
      comment:
        'Main draws nothing: of core it knows schemas, submissions, business and format; screens belong to renderer.',
      from: { path: '^desktop-admin/src/main/', pathNot: TEST },
      to: {
        path: [
          '^desktop-admin/src/(?:preload|renderer)/',
          '^core/src/(?!(?:schemas|submissions|business|format)/index\\.ts$)',
          '^node_modules/(?:react|react-dom|@chakra-ui|@emotion|jotai)/',
        ],
      },
    },
    {
      name: 'console-preload',
      severity: 'error',
      comment: 'The preload script is a door and knows the contract only.',
      from: { path: '^desktop-admin/src/preload/', pathNot: TEST },
      to: { pathNot: ['^desktop-admin/src/(?:preload|shared)/', '^node_modules/electron/', '^electron$'] },
    },
    {
      name: 'console-renderer',
      severity: 'error',
      comment: 'The window reaches the computer through window.shopConsole only (shared/ipc-contract.ts).',
      from: { path: '^desktop-admin/src/renderer/', pathNot: TEST },
      to: { path: ['^desktop-admin/src/(?:main|preload)/', '^node_modules/electron/', '^electron$'] },
    },
    {
      name: 'console-shared',
      severity: 'error',
      comment: 'What main and window share is plain data: zod, core schemas and submissions only.',
      from: { path: '^desktop-admin/src/shared/', pathNot: TEST },
      to: {
        pathNot: [
          '^desktop-admin/src/shared/',
          '^core/src/(?:schemas|submissions)/index\\.ts$',
          '^node_modules/zod/',
        ],
      },
    },
    serverRule(
      'http',
      { path: '^server/src/http/' },
      { path: '^server/src/', pathNot: ['^server/src/http/', SERVER_BASE] },
      'HTTP mechanics know no resource: hand in what they need from its routes or app.ts.',
    ),
    serverRule(
      'database',
      { path: '^server/src/database/' },
      { path: '^server/src/', pathNot: ['^server/src/database/', SERVER_BASE] },
      'The database knows no resource: pass in what it needs from the resource.',
    ),
    serverRule(
      'resources',
      { path: `^server/src/(?:${SERVER_FOLDERS})/` },
      {
        path: '^server/src/',
        pathNot: [`^server/src/(?:${SERVER_FOLDERS}|http|database)/`, SERVER_BASE],
      },
      'A resource imports http, database and the resources below it: create-server.ts and app.ts put them together; repeated work is a job in jobs.ts.',
    ),
    serverRule(
      'openapi',
      { path: '^server/src/openapi/' },
      { path: '^server/src/', pathNot: '^server/src/openapi/' },
      'The description of the API is made from the schemas of core alone.',
    ),
    ...serverFloors,
    serverRule(
      'services-without-http',
      { path: `^server/src/(?:${SERVER_FOLDERS})/`, pathNot: [...SERVER_HTTP_FILES, TEST] },
      { path: '^server/src/http/' },
      'Services know no HTTP: what speaks it belongs to a -routes.ts, -handler.ts or -answer.ts of the resource.',
    ),
    serverRule(
      'routes-without-transactions',
      { path: '^server/src/.+(?:routes|form)\\.ts$' },
      // Whoever types a transaction needs the tables; kysely itself resolves to a `dist`, which is not read.
      { path: '^server/src/database/tables\\.ts$' },
      'Routes touch no transactions: put the query or the transaction into a service of the resource.',
    ),
    serverRule(
      'commands',
      { path: '^server/src/commands/' },
      {
        path: ['^server/src/(?:http|pages)/', '^server/src/[^/]+\\.ts$', ...SERVER_HTTP_FILES],
        pathNot: SERVER_BASE,
      },
      'Commands work without a server: what they share with routes belongs to a service of the resource.',
    ),
    {
      name: 'nobody-imports-server',
      severity: 'error',
      comment: 'What server and others share belongs to core.',
      from: { pathNot: '^(?:server|tests)/' },
      to: { path: '^server/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'Product code never needs tests: move the helper to where it is used.',
      from: { pathNot: `^tests/|${TEST}|\\.config\\.ts$` },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|styled-system)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
