import { readToken } from '@tatami/sdk';
import { createApiReference } from 'scalar-api-reference';
import { referenceStyle } from './reference-style.ts';

/** Languages that nobody of a club writes a script in; those who do have the SDK, and all others curl. */
const hiddenClients = [
  ...[
    'c',
    'clojure',
    'csharp',
    'dart',
    'fsharp',
    'go',
    'http',
    'java',
    'js',
    'kotlin',
    'node',
    'objc',
    'ocaml',
  ],
  ...['php', 'powershell', 'python', 'r', 'ruby', 'rust', 'swift'],
];

const token = readToken(sessionStorage, localStorage);

createApiReference('#reference', {
  url: document.documentElement.dataset.document,
  // Ours alone: its own fonts and figures would come from elsewhere.
  ...{ theme: 'none', customCss: referenceStyle, withDefaultFonts: false, telemetry: false },
  ...{
    showDeveloperTools: 'never',
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
  },
  hiddenClients: {
    ...Object.fromEntries(hiddenClients.map((name) => [name, true])),
    shell: ['httpie', 'wget'],
  },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  documentDownloadType: 'direct',
  authentication: {
    preferredSecurityScheme: 'session',
    ...(token && { securitySchemes: { session: { token } } }),
  },
});
