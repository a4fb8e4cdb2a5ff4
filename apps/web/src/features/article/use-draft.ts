import { ClubApiError, type Entity } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useViewer } from '@tatami/tables/viewer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { isPassing } from '../../lib/api/when-ready.ts';
import { slugOf } from '../../lib/club/article/slug-of.ts';
import {
  isSame,
  keepVersion,
  saveDraft,
  type Texts,
  textsOf,
  type Whom,
  type Writing,
  writingQuery,
} from './article-queries.ts';
import { keepTexts, readTexts } from './kept-texts.ts';

/** Whoever writes rests for so long before it goes to the server, in milliseconds. */
const restMs = 1_000;
/** The time after which the server is tried again, where it was away. */
const againMs = 15_000;

/** How far what is written has got; `begun`: it is in this browser alone, for it has no title or text yet. */
export type DraftState = 'saved' | 'typing' | 'waiting' | 'refused' | 'begun';

/** What somebody else has saved meanwhile, while one has written too. */
export interface Clash {
  theirs: Texts;
  by: Whom;
  /** Keeps one’s own; theirs stays as a version. */
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
}

interface Options {
  /** The article; none as long as it is new. */
  found: { article: Entity<'article'>; writing: Writing } | undefined;
  /** Hears that a new one is there. */
  onCreated: (id: string) => void;
}

const empty = textsOf({});

/**
 * What is written of an article: kept in this browser with each letter, and by the server as soon as whoever writes rests. What
 * somebody else has saved meanwhile is never written over in silence.
 */
export function useDraft({ found, onCreated }: Options) {
  const account = useViewer().whoami.id;
  const id = found?.article.id;
  const [kept] = useState(() => readTexts(account, id ?? 'new'));
  const stored = found ? textsOf(found.writing.draft ?? found.article) : empty;
  const storedVersion = found?.writing.draft?.version ?? 0;
  const [texts, setTexts] = useState(kept?.texts ?? stored);
  /** What the server had when this was begun, and its version. */
  const [base, setBase] = useState({ texts: kept?.base ?? stored, seen: kept?.seen ?? storedVersion });
  const [failure, setFailure] = useState<{ waits: boolean; message: string } | null>(null);
  const [savedAt, setSavedAt] = useState(found?.writing.draft?.updatedAt);
  const [isSending, setIsSending] = useState(false);
  const turns = useRef<Promise<boolean>>(Promise.resolve(true));

  const isDirty = !isSame(texts, base.texts);
  const isOther = found !== undefined && !isSending && storedVersion !== base.seen;
  const isClash = isOther && isDirty && !isSame(stored, texts) && !isSame(stored, base.texts);
  if (isOther && !isClash) {
    setBase({ texts: stored, seen: storedVersion });
    if (!isDirty) setTexts(stored);
    setSavedAt(found?.writing.draft?.updatedAt);
  }

  const refresh = (of: string) => queryClient.invalidateQueries({ queryKey: writingQuery(of).queryKey });

  /** Makes the article, under an address that is free. */
  async function create(): Promise<void> {
    const wanted = slugOf(texts.titlePl);
    const slug = wanted.length < 3 ? `artykul-${wanted || Date.now().toString(36)}` : wanted;
    const { titlePl, bodyPl, ...rest } = texts;
    const others = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || null]));
    for (let copy = 1; ; copy += 1)
      try {
        const free = copy === 1 ? slug : `${slug}-${copy}`;
        const made = await club.table('article').save({ slug: free, titlePl, bodyPl, ...others });
        keepTexts(account, 'new', null);
        setBase({ texts, seen: 0 });
        void refreshTables('article');
        await queryClient.ensureQueryData(writingQuery(made.id));
        onCreated(made.id);
        return;
      } catch (error) {
        if (!(error instanceof ClubApiError && error.code === 'duplicate' && copy < 20)) throw error;
      }
  }

  /** A draft that nobody has read has an address that goes along with its title, until somebody writes another. */
  async function moveAlong({
    id: of,
    version,
    state,
    slug,
    titlePl,
    bodyPl,
  }: Entity<'article'>): Promise<void> {
    const next = slugOf(texts.titlePl);
    if (state !== 'draft' || slug !== slugOf(titlePl) || next === slug || next.length < 3) return;
    // One that is taken stays as it is.
    await club
      .table('article')
      .save({ id: of, version, titlePl, bodyPl, slug: next })
      .catch(() => {});
  }

  async function send(): Promise<boolean> {
    if (!isDirty) return true;
    if (isClash) return false;
    setIsSending(true);
    try {
      if (!found) {
        if (texts.titlePl.trim() === '' || texts.bodyPl.trim() === '') return false;
        await create();
        setSavedAt(new Date().toISOString());
      } else {
        await moveAlong(found.article);
        const { version, updatedAt } = await saveDraft(found.article.id, texts, base.seen);
        setBase({ texts, seen: version });
        setSavedAt(updatedAt);
        await refresh(found.article.id);
      }
      setFailure(null);
      return true;
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure({ waits: isPassing(error), message: error.message });
      // Somebody was there before: what they wrote is to be seen.
      if (error.status === 409 && id) await refresh(id);
      return false;
    } finally {
      setIsSending(false);
    }
  }
  const sendLatest = useEffectEvent(send);
  /** One after the other: each builds on the version that the one before has made. */
  const flush = (): Promise<boolean> => {
    turns.current = turns.current.then(sendLatest, sendLatest);
    return turns.current;
  };
  const flushLatest = useEffectEvent(() => void flush());

  useEffect(() => {
    const name = id ?? 'new';
    if (!isDirty) return keepTexts(account, name, null);
    keepTexts(account, name, { texts, base: base.texts, seen: base.seen });
    if (isClash) return;
    const timer = setTimeout(flushLatest, failure ? againMs : restMs);
    addEventListener('online', flushLatest);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', flushLatest);
    };
  }, [isDirty, isClash, texts, base, account, id, failure]);

  const clash: Clash | null =
    isClash && found
      ? {
          theirs: stored,
          by: found.writing.draft?.by ?? null,
          keepMine: async () => {
            await keepVersion(found.article.id);
            setFailure(null);
            setBase({ texts: stored, seen: storedVersion });
          },
          takeTheirs: () => {
            setFailure(null);
            setBase({ texts: stored, seen: storedVersion });
            setTexts(stored);
          },
        }
      : null;
  return {
    texts,
    state: stateOf({
      isDirty,
      failure,
      isBegun: !found && (texts.titlePl.trim() === '' || texts.bodyPl.trim() === ''),
    }),
    savedAt,
    failure: failure && !failure.waits && !isClash ? failure.message : null,
    change: (values: Partial<Texts>) => setTexts((current) => ({ ...current, ...values })),
    flush,
    clash,
  };
}

function stateOf({
  isDirty,
  failure,
  isBegun,
}: {
  isDirty: boolean;
  failure: { waits: boolean } | null;
  isBegun: boolean;
}): DraftState {
  if (!isDirty) return 'saved';
  if (isBegun) return 'begun';
  if (!failure) return 'typing';
  return failure.waits ? 'waiting' : 'refused';
}
