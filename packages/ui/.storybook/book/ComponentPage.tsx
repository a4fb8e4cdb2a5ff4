import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { CheckIcon } from '../../src/icons/icons.tsx';
import { Inline, Skeleton, Tabs, Tag } from '../../src/index.ts';
import type { Guide } from '../guide.ts';
import type { ComponentFacts, PageFacts } from '../reading/facts.ts';
import { language, say } from '../say.ts';
import { useStoryAlone } from './BookContainer.tsx';
import { Changes } from './Changes.tsx';
import { Drawn, Examples } from './Examples.tsx';
import { Guidance, Reading } from './Guidance.tsx';
import { guideOf } from './guides.ts';
import { PropTables } from './PropTables.tsx';
import * as styles from './page.css.ts';
import { first, pageOf } from './pages.ts';
import { factsOf } from './units.ts';
import { useLoaded } from './use-loaded.ts';

const views = ['examples', 'how', 'props', 'reading', 'changes'] as const;
type View = (typeof views)[number];

const viewNames = {
  examples: { pl: 'Przykłady', en: 'Examples' },
  how: { pl: 'Kiedy i jak', en: 'When and how' },
  props: { pl: 'Właściwości', en: 'Props' },
  reading: { pl: 'Dostępność', en: 'Accessibility' },
  changes: { pl: 'Zmiany', en: 'Changes' },
} satisfies Record<View, Guide['purpose']>;

/** All that the book has to say of a component: its stories, when and how it is used, its props, its changes. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = use(DocsContext);
  const storyAlone = useStoryAlone();
  const page = pageOf(preparedMeta.title);
  const facts = useLoaded(page?.unit, factsOf);
  const guide = useLoaded(page?.unit, guideOf);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (storyAlone !== null) {
    const alone = stories.find(({ id }) => id === storyAlone);
    return alone && <Drawn key={alone.id} story={alone} />;
  }
  if (!page || facts === undefined || guide === undefined) return <Skeleton />;
  return <Page {...{ page, facts, stories }} guide={guide ?? undefined} />;
}

interface PageProps {
  page: PageFacts;
  facts: ComponentFacts | null;
  guide: Guide | undefined;
  stories: readonly PreparedStory[];
}

function Page({ page, facts, guide, stories }: PageProps) {
  const [view, setView] = useView();
  const contents: Record<View, React.ReactNode> = {
    examples: <Examples stories={stories} code={facts?.stories ?? {}} />,
    how: guide && <Guidance guide={guide} />,
    props: facts && facts.components.length > 0 && <PropTables facts={facts} />,
    reading: guide && <Reading guide={guide} />,
    changes: facts && facts.components.length > 0 && <Changes changes={facts.changes} first={first} />,
  };
  const shown = views.filter((each) => contents[each]);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title1}>{page.name}</h1>
        {guide ? (
          <p className={styles.summary}>{say(guide.summary)}</p>
        ) : (
          <p className={styles.summary} lang="en">
            {facts?.components[0]?.about}
          </p>
        )}
        <Inline space={8}>
          {page.isNew ? (
            <Tag tone="warning">{say({ pl: 'nowy', en: 'new' })}</Tag>
          ) : (
            <Tag tone="success" icon={CheckIcon}>
              {say({ pl: 'stabilny', en: 'stable' })}
            </Tag>
          )}
          <Tag>{say({ pl: 'axe sądzi każdy przykład', en: 'axe judges every story' })}</Tag>
          {facts?.size && <Tag>{kilobytes(facts.size)}</Tag>}
          <Tag>{countOf(page)}</Tag>
        </Inline>
      </header>
      <Tabs
        label={page.name}
        tabs={shown.map((value) => ({ value, label: say(viewNames[value]), content: contents[value] }))}
        value={shown.includes(view) ? view : 'examples'}
        onValueChange={setView}
      />
    </>
  );
}

const kilobytes = (bytes: number) =>
  `${(bytes / 1000).toLocaleString(language, { maximumFractionDigits: 1 })} kB`;

const forms = new Intl.PluralRules('pl');
const examples: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'przykład', few: 'przykłady' };
const ofThem: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'odegrany', few: 'odegrane' };

function countOf({ stories, played }: PageFacts): string {
  const pl = `${stories} ${examples[forms.select(stories)] ?? 'przykładów'}, ${played} ${ofThem[forms.select(played)] ?? 'odegranych'}`;
  return say({ pl, en: `${stories} stories, ${played} of them played` });
}

/** The part of the page that is looked at. It stands in the address, so that a link leads there. */
function useView(): [View, (view: View) => void] {
  const inAddress = (): View => {
    const hash = frameOf().location.hash.slice(1);
    return views.find((view) => view === hash) ?? 'examples';
  };
  const [view, setView] = useState(inAddress);
  useEffect(() => {
    const frame = frameOf();
    const read = () => setView(inAddress());
    frame.addEventListener('hashchange', read);
    return () => frame.removeEventListener('hashchange', read);
  });
  const choose = (next: View) => {
    const { history, location } = frameOf();
    history.replaceState(
      history.state,
      '',
      next === 'examples' ? location.pathname + location.search : `#${next}`,
    );
    setView(next);
  };
  return [view, choose];
}

/** The window whose address people see. */
function frameOf(): Window {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
}
