import { Banner, Button, Columns, Inline, PageHeader, SegmentedControl, Stack, Switch } from '@tatami/ui';
import { EyeIcon, PlusIcon } from '@tatami/ui/icons';
import { SortableSections } from '@tatami/ui/SortableSections';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState, useSyncExternalStore } from 'react';
import { ClubPagePreview } from './ClubPagePreview.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { ClubPage } from './club-page-queries.ts';
import { type DraftSection, newSection, tidied } from './draft.ts';
import { PriceList } from './PriceList.tsx';
import { SectionForm } from './SectionForm.tsx';
import { useClubPage } from './use-club-page.ts';
import { usePreview } from './use-preview.ts';

/** The number of sections of its own that a club may have. */
const MOST_OWN = 20;

const wide = '(width >= 1200px)';

/** The sections of the page at one side, and at the other the page as it would be; on a phone one of the two. */
export function ClubPageEditor({ stored }: { stored: ClubPage }) {
  const { t } = useI18n();
  const page = useClubPage(stored);
  const { draft, change } = page;
  const isWide = useSyncExternalStore(hearWidth, () => matchMedia(wide).matches);
  const preview = usePreview(tidied(draft), isWide);
  const [view, setView] = useState<'words' | 'preview'>('words');
  const [open, setOpen] = useState<string | null>(null);
  const opened = openedOf(page.faults, draft.sections) ?? open;

  const nameOf = ({ kind, titlePl }: DraftSection) =>
    kind === 'text' ? titlePl || t('clubPage.kind.text') : t(`clubPage.kind.${kind}`);

  const set = (key: string, values: Partial<DraftSection>) =>
    change({
      ...draft,
      sections: draft.sections.map((each) => (each.key === key ? { ...each, ...values } : each)),
    });

  function move(key: string, to: number) {
    const moved = draft.sections.filter((each) => each.key === key);
    const others = draft.sections.filter((each) => each.key !== key);
    change({ ...draft, sections: [...others.slice(0, to), ...moved, ...others.slice(to)] });
  }

  function add() {
    const section = newSection();
    change({ ...draft, sections: [...draft.sections, section] });
    setOpen(section.key);
  }

  const words = (
    <Stack space={16}>
      <SortableSections
        labels={{
          list: t('clubPage.sections'),
          grip: (name) => t('clubPage.grip', { name }),
          moved: (name, place, of) => t('clubPage.moved', { name, place, of }),
        }}
        level={2}
        open={opened}
        onOpenChange={setOpen}
        onMove={move}
        sections={draft.sections.map((section, at) => ({
          id: section.key,
          title: nameOf(section),
          note: section.kind === 'text' ? undefined : (section.titlePl ?? undefined),
          isFixed: section.kind === 'hero',
          isQuiet: !section.shown,
          end: (
            <Switch
              label={t('clubPage.shown', { name: nameOf(section) })}
              labelHidden
              checked={section.shown}
              onCheckedChange={(shown) => set(section.key, { shown })}
            />
          ),
          content: (
            <Stack space={20}>
              <SectionForm
                section={section}
                ours={preview.ours?.[at]}
                faults={page.faults}
                onChange={(values) => set(section.key, values)}
                onRemove={() =>
                  change({ ...draft, sections: draft.sections.filter(({ key }) => key !== section.key) })
                }
                onMove={(step) => move(section.key, at + step)}
                canMove={{ up: at > 1, down: at > 0 && at < draft.sections.length - 1 }}
              />
              {section.kind === 'prices' && (
                <PriceList
                  prices={draft.prices}
                  faults={page.faults}
                  onChange={(prices) => change({ ...draft, prices })}
                />
              )}
              {section.kind === 'contact' && (
                <ContactForm
                  contact={draft.contact}
                  faults={page.faults}
                  onChange={(contact) => change({ ...draft, contact })}
                />
              )}
            </Stack>
          ),
        }))}
      />
      <Button
        icon={PlusIcon}
        disabled={draft.sections.filter(({ kind }) => kind === 'text').length >= MOST_OWN}
        onClick={add}
      >
        {t('clubPage.add')}
      </Button>
    </Stack>
  );

  return (
    <Stack space={20}>
      <PageHeader
        title={t('landing-section.list.title')}
        description={t('clubPage.about')}
        actions={
          <Inline space={8}>
            {page.isDirty && (
              <Button variant="quiet" disabled={page.isSaving} onClick={page.discard}>
                {t('clubPage.discard')}
              </Button>
            )}
            <Button
              variant="primary"
              disabled={!page.isDirty || page.isOvertaken}
              loading={page.isSaving}
              onClick={() => void page.save()}
            >
              {t('clubPage.save')}
            </Button>
          </Inline>
        }
      />
      {page.isOvertaken ? (
        <Banner
          tone="warning"
          title={t('clubPage.overtaken')}
          action={
            <Inline space={8}>
              <Button size="small" onClick={page.discard}>
                {t('clubPage.takeTheirs')}
              </Button>
              <Button size="small" onClick={page.keepMine}>
                {t('clubPage.keepMine')}
              </Button>
            </Inline>
          }
        >
          {t('clubPage.overtaken.text')}
        </Banner>
      ) : (
        page.failure && <Banner tone="danger">{page.failure}</Banner>
      )}
      {isWide ? (
        <Columns layout={2} space={24} from="wide">
          {words}
          <ClubPagePreview {...preview} />
        </Columns>
      ) : (
        <>
          <SegmentedControl
            label={t('clubPage.view')}
            labelHidden
            fullWidth
            value={view}
            onValueChange={setView}
            options={[
              { value: 'words', label: t('clubPage.view.words') },
              { value: 'preview', label: t('clubPage.view.preview'), icon: EyeIcon },
            ]}
          />
          {view === 'words' ? words : <ClubPagePreview {...preview} />}
        </>
      )}
    </Stack>
  );
}

function hearWidth(listener: () => void): () => void {
  const width = matchMedia(wide);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** The section in which something is wrong: it is open, so that it can be read what. */
function openedOf(
  faults: ReadonlyMap<string, string>,
  sections: readonly DraftSection[],
): string | undefined {
  const [first] = faults.keys();
  if (first === undefined) return undefined;
  const of = first.split('.')[0] ?? '';
  const kind = of === 'contact' ? 'contact' : 'prices';
  return (sections.find(({ key }) => key === of) ?? sections.find((each) => each.kind === kind))?.key;
}
