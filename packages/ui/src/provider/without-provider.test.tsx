import { type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { RecordFields } from '../components/RecordForm/RecordForm.tsx';
import { FieldGroup, ToastProvider, UiProvider } from '../index.ts';
import { formLabels, labels } from '../labels/pl.ts';

/** What says something as soon as it is drawn, and the first word that it wants; or what else it has to stand in. */
const needs: Readonly<Record<string, string>> = {
  BottomBar: 'quickMenu',
  ConfirmDialog: 'cancel',
  ErrorState: 'retry',
  FormDrawer: 'cancel',
  Pagination: 'pages',
  PasswordField: 'showPassword',
  RecordList: 'useToast needs a ToastProvider above it.',
  Shell: 'skipToContent',
  SideMenu: 'mainMenu',
  SkipLink: 'skipToContent',
  ToastRegion: 'A ToastRegion needs a ToastProvider above it.',
};

interface Story {
  args?: object;
  component?: ComponentType<object>;
  render?: (args: object, context: { args: object; loaded: object }) => ReactNode;
}

const modules = import.meta.glob<Record<string, unknown>>(['../index.ts', '../components/*/*.tsx']);
const stories = import.meta.glob<Record<string, Story>>('../components/*/*.stories.tsx');

/** What a story loads before it is drawn. */
const loaded = { picture: { width: 960, height: 540 } };

/** What an application can import, by the component itself. */
const names = new Map<unknown, string>();
/** Each component with the props that stories give it. */
const drawn = new Map<string, ReactElement[]>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

beforeAll(async () => {
  for (const target of Object.values(manifest.exports)) {
    const source = typeof target === 'object' && '@tatami/source' in target ? target['@tatami/source'] : '';
    const module = await modules[source.replace('./src/', '../')]?.();
    for (const [name, value] of Object.entries(module ?? {}))
      if (typeof value === 'function' && /^[A-Z][a-z]/.test(name)) names.set(value, name);
  }
  names.delete(UiProvider);
  for (const load of Object.values(stories)) {
    const { default: meta, ...own } = await load();
    for (const story of Object.values(own)) {
      const args = { ...meta?.args, ...story.args };
      const render = story.render ?? meta?.render;
      if (render) open(() => render(args, { args, loaded }));
      else if (meta?.component) look(<meta.component {...args} />);
    }
  }
  // What only components stand on.
  look(<FieldGroup label="Stopień">6 kyu</FieldGroup>);
  look(<RecordFields rows={[]} values={{}} onValueChange={() => {}} labels={formLabels} />);
});

/** Looks for components in what is drawn, and in what a story’s own components draw. */
function look(content: unknown): void {
  if (Array.isArray(content)) for (const each of content) look(each);
  if (!isValidElement<object>(content)) return;
  const { type, props } = content;
  const name = names.get(type);
  if (name) drawn.set(name, [...(drawn.get(name) ?? []), content]);
  else if (typeof type === 'function') open(() => (type as (props: object) => ReactNode)(props));
  for (const value of Object.values(props)) look(value);
}

/** Looks at what a function draws that may call hooks. */
function Looked({ at }: { at: () => ReactNode }): ReactNode {
  look(at());
  return null;
}

/** Calls a function of a story as its component would be. */
function open(draw: () => ReactNode): void {
  renderToStaticMarkup(
    <UiProvider labels={labels} locale="pl">
      <ToastProvider>
        <Looked at={draw} />
      </ToastProvider>
    </UiProvider>,
  );
}

/** Why none of them can be drawn; nothing where one can. */
function failureOf(elements: readonly ReactElement[]): string | undefined {
  let first: string | undefined;
  for (const element of elements) {
    try {
      renderToStaticMarkup(element);
      return;
    } catch (error) {
      first ??= (error as Error).message;
    }
  }
  return first?.replace(/^No "(\w+)": put a UiProvider .*/, '$1');
}

test('every component that can be imported is drawn by a story', () => {
  expect([...names.values()].filter((name) => !drawn.has(name))).toEqual([]);
});

test('a component goes without a provider, unless it has something to say at once', () => {
  const failed = [...drawn].flatMap(([name, elements]) => {
    const failure = failureOf(elements);
    return failure === undefined ? [] : [[name, failure] as const];
  });
  expect(Object.fromEntries(failed)).toEqual(needs);
});
