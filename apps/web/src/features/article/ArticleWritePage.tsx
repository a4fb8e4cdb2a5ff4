import { useQuery } from '@tanstack/react-query';
import { articleTree } from '@tatami/article-text/tree';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { RowEditor } from '@tatami/tables/RowEditor';
import {
  Banner,
  Button,
  IconButton,
  Inline,
  PageHeader,
  SegmentedControl,
  Skeleton,
  StatusTag,
  Tabs,
  Text,
  TextArea,
  TextField,
  useToast,
} from '@tatami/ui';
import {
  BoldIcon,
  CalendarIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  PictureIcon,
  QuoteIcon,
  TableIcon,
} from '@tatami/ui/icons';
import type { SourceHandle, SourceMark } from '@tatami/ui/SourceEditor';
import { type DeskView, WritingDesk } from '@tatami/ui/WritingDesk';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useNow } from '@tatami/web-runtime/use-now';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { queryClient } from '../../lib/api/query-client.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { keepVersion, writingQuery } from './article-queries.ts';
import { ClashBanner } from './ClashBanner.tsx';
import { NewPicture } from './NewPicture.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { everySecond, PublishButton } from './PublishButton.tsx';
import { SettingsSummary } from './SettingsSummary.tsx';
import { TrainingInText } from './TrainingInText.tsx';
import { useDraft } from './use-draft.ts';
import { usePresence } from './use-presence.ts';
import { Versions } from './Versions.tsx';
import { Writers } from './Writers.tsx';

/** What the editor asks for first. */
export const writeData = (id: string) => queryClient.ensureQueryData(writingQuery(id));

// It needs a document to write in, and comes beside what is written.
const SourceEditor = lazy(async () => ({
  default: (await import('@tatami/ui/SourceEditor')).SourceEditor,
}));

/** The editor of an article. */
export function ArticleWritePage({ params }: PageProps<'/adm/article/write/:id'>) {
  const { params: search, setParams } = useSearchParams();
  const id = params.id === 'new' ? (search.get('id') ?? undefined) : params.id;
  const query = useQuery({ ...writingQuery(id ?? ''), enabled: id !== undefined });
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (id !== undefined && !query.data && params.id !== 'new') return <Skeleton shape="block" />;
  return (
    <Desk
      found={id === undefined ? undefined : query.data}
      onCreated={(made) => setParams({ id: made }, { replace: true, keepsEdits: true })}
    />
  );
}

type DeskProps = Parameters<typeof useDraft>[0];

function Desk({ found, onCreated }: DeskProps) {
  const { t, language } = useI18n();
  const toast = useToast();
  const draft = useDraft({ found, onCreated });
  const { texts, change, flush, clash } = draft;
  const source = useRef<SourceHandle>(null);
  const picked = useRef<HTMLInputElement>(null);
  const [lang, setLang] = useState<'pl' | 'en'>(language);
  const [view, setView] = useState<DeskView>('write');
  const [tab, setTab] = useState<'settings' | 'versions'>('settings');
  const [isEditing, setIsEditing] = useState(false);
  const [isLinking, setIsLinking] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [files, setFiles] = useState<{ file: File; key: number }[]>([]);
  const { article, writing } = found ?? {};
  usePresence(article?.id);
  const title = texts.titlePl || t('write.new');
  useTitle(title);

  const [titleField, leadField, bodyField] =
    lang === 'pl' ? (['titlePl', 'leadPl', 'bodyPl'] as const) : (['titleEn', 'leadEn', 'bodyEn'] as const);
  const hasEnglish = Boolean(texts.titleEn || texts.bodyEn);
  const take = (some: File[]) => {
    if (!article) return toast({ message: t('write.picture.first'), severity: 'error' });
    setFiles((all) => [...all, ...some.map((file) => ({ file, key: nextKey() }))]);
  };
  const keep = async () => {
    if ((await flush()) && article) {
      await keepVersion(article.id);
      await queryClient.invalidateQueries({ queryKey: writingQuery(article.id).queryKey });
      toast({ message: t('write.versions.kept') });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's' && !event.shiftKey) void flush();
    else if (key === 'p' && event.shiftKey) setView(view === 'preview' ? 'write' : 'preview');
    else return;
    event.preventDefault();
  };

  const tool = (mark: SourceMark, icon: typeof BoldIcon) => (
    <IconButton icon={icon} label={t(`write.tool.${mark}`)} onClick={() => source.current?.mark(mark)} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole page, beside those of its parts
    <div onKeyDown={press}>
      <WritingDesk
        view={view}
        onViewChange={setView}
        viewLabels={{
          all: t('write.view'),
          write: t('write.view.write'),
          preview: t('write.preview'),
          side: t('write.settings'),
        }}
        labels={{
          write: t('write.source'),
          preview: t('write.preview'),
          side: t('write.side'),
          tools: t('write.tools'),
        }}
        start={
          <PageHeader
            title={title}
            back={{ href: '/adm/article', label: t('article.list.title') }}
            tags={<State found={found} />}
          />
        }
        end={
          <>
            <Writers writers={writing?.writers ?? []} />
            {article && (
              <Button icon={LinkIcon} aria-haspopup="dialog" onClick={() => setIsLinking(true)}>
                {t('write.link')}
              </Button>
            )}
            {found && (
              <PublishButton
                article={found.article}
                hasDraft={found.writing.draft !== null || draft.state !== 'saved'}
                flush={flush}
                onSchedule={() => setIsEditing(true)}
                onKeep={keep}
              />
            )}
          </>
        }
        tools={
          <Inline space={4}>
            {tool('heading', HeadingIcon)}
            {tool('bold', BoldIcon)}
            {tool('italic', ItalicIcon)}
            {tool('quote', QuoteIcon)}
            {tool('list', ListIcon)}
            {tool('link', LinkIcon)}
            {tool('table', TableIcon)}
            <IconButton
              icon={PictureIcon}
              label={t('write.tool.picture')}
              onClick={() => picked.current?.click()}
            />
            <IconButton
              icon={CalendarIcon}
              label={t('write.training')}
              aria-haspopup="dialog"
              onClick={() => setIsChoosing(true)}
            />
            <input
              ref={picked}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              hidden
              aria-label={t('write.tool.picture')}
              onChange={({ target }) => {
                take([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </Inline>
        }
        toolsEnd={
          <SegmentedControl
            label={t('write.language')}
            labelHidden
            value={lang}
            onValueChange={setLang}
            options={[
              { value: 'pl', label: 'Polski' },
              { value: 'en', label: hasEnglish ? 'English' : t('write.language.none') },
            ]}
          />
        }
        notices={
          (clash || draft.failure || files.length > 0) && (
            <>
              {clash && <ClashBanner clash={clash} mine={texts} />}
              {draft.failure && <Banner tone="danger">{draft.failure}</Banner>}
              {article &&
                files.map(({ file, key }) => (
                  <NewPicture
                    key={key}
                    article={article.id}
                    file={file}
                    onInsert={(markdown) => {
                      source.current?.insert(markdown);
                      setFiles((all) => all.filter((each) => each.key !== key));
                    }}
                    onClose={() => setFiles((all) => all.filter((each) => each.key !== key))}
                  />
                ))}
            </>
          )
        }
        fields={
          <>
            <TextField
              label={t(`write.${titleField}`)}
              value={texts[titleField]}
              maxLength={200}
              lang={lang}
              required={lang === 'pl'}
              onValueChange={(value) => change({ [titleField]: value })}
            />
            <TextArea
              label={t(`write.${leadField}`)}
              value={texts[leadField]}
              maxLength={300}
              rows={2}
              lang={lang}
              onValueChange={(value) => change({ [leadField]: value })}
            />
          </>
        }
        source={
          <Suspense>
            <SourceEditor
              key={lang}
              ref={source}
              label={t(`write.${bodyField}`)}
              lang={lang}
              value={texts[bodyField]}
              onValueChange={(value) => change({ [bodyField]: value })}
              onFiles={take}
            />
          </Suspense>
        }
        preview={
          <ArticlePreview
            title={texts[titleField]}
            lead={texts[leadField]}
            body={texts[bodyField]}
            lang={lang}
            pictureKey={writing?.pictureKey}
          />
        }
        side={
          found ? (
            <Tabs
              label={t('write.side')}
              value={tab}
              onValueChange={setTab}
              tabs={[
                {
                  value: 'settings',
                  label: t('write.settings'),
                  content: <SettingsSummary article={found.article} onEdit={() => setIsEditing(true)} />,
                },
                {
                  value: 'versions',
                  label: t('write.versions'),
                  content: (
                    <Versions
                      article={found.article.id}
                      versions={found.writing.versions}
                      texts={texts}
                      onRestore={(restored) => {
                        change(restored);
                        toast({ message: t('write.restored') });
                      }}
                    />
                  ),
                },
              ]}
            />
          ) : (
            <Text tone="muted">{t('write.side.new')}</Text>
          )
        }
        foot={<Foot {...draft} body={texts[bodyField]} />}
      />
      {isEditing && article && (
        <RowEditor
          of="article"
          entity={article}
          title={t('write.settings.title')}
          onClose={() => {
            setIsEditing(false);
            void queryClient.invalidateQueries({ queryKey: writingQuery(article.id).queryKey });
          }}
        />
      )}
      {isChoosing && (
        <TrainingInText
          lang={lang}
          onInsert={(markdown) => {
            // The dialog gives the focus back to its button as it goes: the text takes it after that.
            flushSync(() => setIsChoosing(false));
            source.current?.insert(markdown);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {isLinking && article && (
        <PreviewLinks
          article={article.id}
          links={writing?.previews ?? []}
          flush={flush}
          onClose={() => setIsLinking(false)}
        />
      )}
    </div>
  );
}

let keys = 0;
const nextKey = () => {
  keys += 1;
  return keys;
};

function State({ found }: Pick<DeskProps, 'found'>) {
  const { t, format } = useI18n();
  const now = useNow(everySecond);
  if (!found) return <StatusTag status="neutral">{t('article.state.draft')}</StatusTag>;
  const { state, publishAt } = found.article;
  const when = publishAt && { day: format.dateOf(publishAt, 'dayMonth'), time: format.time(publishAt) };
  const isAhead = publishAt !== null && Date.parse(publishAt) > now;
  if (state === 'scheduled' && when && isAhead)
    return <StatusTag status="info">{t('write.state.scheduled', when)}</StatusTag>;
  if (state === 'published' || state === 'scheduled')
    return (
      <StatusTag status={found.writing.draft ? 'warning' : 'success'}>
        {t(found.writing.draft ? 'write.state.changed' : 'article.state.published')}
      </StatusTag>
    );
  return <StatusTag status="neutral">{t(`article.state.${state}`)}</StatusTag>;
}

type FootProps = Pick<ReturnType<typeof useDraft>, 'state' | 'savedAt'> & { body: string };

/** Whether all is saved, how long it is, and the keys. */
function Foot({ state, savedAt, body }: FootProps) {
  const { t, format } = useI18n();
  const written = useDeferredValue(body);
  const { words, minutes } = useMemo(() => articleTree(written), [written]);
  const seconds = savedAt ? `:${savedAt.slice(17, 19)}` : '';
  return (
    <>
      <span role="status">
        {state === 'saved'
          ? savedAt
            ? t('write.saved', { time: `${format.time(savedAt)}${seconds}` })
            : t('write.unchanged')
          : t(`write.${state}`)}
      </span>
      <span>{t('write.length', { words, minutes })}</span>
      <span>Markdown</span>
      <span>{t('write.keys')}</span>
    </>
  );
}
