import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { ChevronDownIcon, ChevronUpIcon } from '../../src/icons/icons.tsx';
import { Button, Link } from '../../src/index.ts';
import type { CodeFacts } from '../reading/facts.ts';
import { say } from '../say.ts';
import { Code } from './Code.tsx';
import * as styles from './examples.css.ts';
import { storyName } from './story-names.ts';

interface ExamplesProps {
  stories: readonly PreparedStory[];
  code: Readonly<Record<string, CodeFacts>>;
}

/** Every story, live, with the source that one would write for it. */
export function Examples({ stories, code }: ExamplesProps) {
  return (
    <div className={styles.examples}>
      {stories.map((story, at) => (
        <Example key={story.id} story={story} code={code[story.id]} isFirst={at === 0} />
      ))}
    </div>
  );
}

function Example({
  story,
  code,
  isFirst,
}: {
  story: PreparedStory;
  code: CodeFacts | undefined;
  isFirst: boolean;
}) {
  const [isOpen, setOpen] = useState(isFirst);
  const about = story.parameters.docs?.description?.story as string | undefined;
  const name = storyName(story.name);
  return (
    <section className={styles.example} aria-labelledby={`${story.id}-name`} data-story={story.id}>
      <div className={styles.head}>
        <h2 id={`${story.id}-name`} className={styles.name}>
          {name}
        </h2>
        <Link
          href={`?path=/story/${story.id}`}
          aria-label={say({ pl: `Otwórz osobno: ${name}`, en: `Open alone: ${name}` })}
        >
          {say({ pl: 'Otwórz osobno', en: 'Open alone' })}
        </Link>
      </div>
      {about && (
        <p className={styles.about} lang="en">
          {about}
        </p>
      )}
      <div className={styles.frame}>
        <Live story={story} />
        {code && (
          <div className={styles.foot} data-code="">
            <Button
              size="small"
              variant="quiet"
              iconEnd={isOpen ? ChevronUpIcon : ChevronDownIcon}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {say({ pl: 'Kod', en: 'Code' })}
            </Button>
          </div>
        )}
      </div>
      {isOpen && code && <Code title={name} {...code} />}
    </section>
  );
}

interface StoryParameter {
  inline?: boolean;
  height?: string;
}

const widths: Readonly<Record<string, string>> = { phone: '390px', tablet: '768px', magnified: '640px' };

/** A story within the page; in a frame of its own where it fills its screen or is drawn for another one. */
function Live({ story }: { story: PreparedStory }) {
  const { inline = true, height } = (story.parameters.docs?.story ?? {}) as StoryParameter;
  const viewport = (story.storyGlobals.viewport as { value?: string } | undefined)?.value;
  const isWhole = story.parameters.layout === 'fullscreen';
  const hasOwnRoot =
    'dir' in story.storyGlobals || 'theme' in story.storyGlobals || 'inputStyle' in story.storyGlobals;
  return inline && !viewport && !isWhole && !hasOwnRoot ? (
    <Inline story={story} />
  ) : (
    <Framed
      story={story}
      width={viewport ? (widths[viewport] ?? '100%') : '100%'}
      height={height ?? (viewport || isWhole ? '640px' : '320px')}
    />
  );
}

function Inline({ story }: { story: PreparedStory }) {
  return (
    <div className={styles.inline} data-live="">
      <Drawn story={story} />
    </div>
  );
}

/** How far a story is with being drawn. The walk through the built book waits for it. */
type Outcome = { state: 'awaited' | 'whole' } | { state: 'failed'; why: string };

/** A story as it is drawn before anybody has touched it. */
export function Drawn({ story }: { story: PreparedStory }) {
  const context = use(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'awaited' });
  useEffect(() => {
    if (!place.current) return;
    const fail = (why: string) => setOutcome({ state: 'failed', why });
    const show = {
      showMain: () => setOutcome({ state: 'whole' }),
      showError: ({ title, description }: { title: string; description: string }) =>
        fail(`${title} ${description}`),
      showException: (error: Error) => fail(error.message),
    };
    const takeAway = followDrawing(story.id, context.channel);
    const leave = context.renderStoryToElement(story, place.current, show, {
      forceInitialArgs: true,
      autoplay: false,
    });
    return () => takeAway(() => void leave());
  }, [context, story]);
  return (
    <>
      <div
        ref={place}
        data-drawn={outcome.state}
        data-of={story.id}
        data-own={JSON.stringify(story.storyGlobals)}
      />
      {outcome.state === 'failed' && <p role="alert">{outcome.why}</p>}
    </>
  );
}

/** The phases in which a story must not be taken away: Storybook would load its frame anew. */
const busy: ReadonlySet<string> = new Set([
  'preparing',
  'loading',
  'beforeEach',
  'rendering',
  'playing',
  'afterEach',
]);

/** Follows the drawing of a story. Gives what takes it away: at once, or as soon as nothing is being drawn. */
function followDrawing(story: string, channel: DocsContextProps['channel']): (leave: () => void) => void {
  let phase = 'preparing';
  let leaving: (() => void) | undefined;
  const end = () => {
    if (!leaving || busy.has(phase)) return;
    channel.off(STORY_RENDER_PHASE_CHANGED, hear);
    leaving();
  };
  const hear = ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
    if (storyId !== story) return;
    phase = newPhase;
    end();
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, hear);
  return (leave) => {
    leaving = leave;
    end();
  };
}

/** The frame is drawn when it is come near to. It wears what the page wears. */
function Framed({ story, width, height }: { story: PreparedStory; width: string; height: string }) {
  const here = new URLSearchParams(location.search);
  const globals = here.get('globals');
  const query = new URLSearchParams({
    id: here.get('id') ?? '',
    viewMode: 'docs',
    alone: story.id,
    ...(globals && { globals }),
  });
  return (
    <iframe
      className={styles.framed}
      loading="lazy"
      title={storyName(story.name)}
      src={`iframe.html?${query}`}
      style={{ width, height }}
    />
  );
}
