/** Somebody else's admin app: where its source is, and which of its pages are like ours. */
interface Peer {
  name: string;
  /** The folder in `--peers DIR`: what a production build leaves, with an `index.html`. */
  folder: string;
  source: string;
  dashboard: string;
  table: string;
  /** What its pages look for in the browser of somebody who is signed in. */
  remembered?: Readonly<Record<string, string>>;
}

/** Nothing of theirs is in this repository; whoever wants to compare brings the built folders. */
export const peers: readonly Peer[] = [
  {
    name: 'Sakai-NG',
    folder: 'sakai-ng',
    source: 'https://github.com/primefaces/sakai-ng',
    dashboard: '/',
    table: '/uikit/table',
  },
  {
    name: 'Sakai-React',
    folder: 'sakai-react',
    source: 'https://github.com/primefaces/sakai-react',
    dashboard: '/',
    table: '/uikit/table/',
  },
  {
    name: 'shadcn-admin',
    folder: 'shadcn-admin',
    source: 'https://github.com/satnaing/shadcn-admin',
    dashboard: '/',
    table: '/tasks',
  },
  {
    name: 'react-admin',
    folder: 'react-admin',
    source: 'https://github.com/marmelab/react-admin/tree/master/examples/demo',
    dashboard: '/',
    table: '/customers',
    remembered: { username: 'demo' },
  },
  {
    name: 'refine',
    folder: 'refine',
    source: 'https://github.com/refinedev/refine/tree/main/examples/base-antd',
    dashboard: '/',
    table: '/posts',
  },
];
