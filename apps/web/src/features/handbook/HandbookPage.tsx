import { PageHeader, SearchField, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';
import { FoundPassages } from './FoundPassages.tsx';
import { HandbookContents } from './HandbookContents.tsx';

/** The contents of the handbook, and a search through all of it, which the address keeps. */
export function HandbookPage() {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  // Whoever goes back is where they were.
  if (known !== asked) {
    setKnown(asked);
    setTyped(asked);
  }
  useTitle(t('handbook.title'));

  const type = (text: string) => {
    setTyped(text);
    setKnown(text.trim());
    setParams({ q: text.trim() }, { replace: true });
  };
  return (
    <Stack space={24}>
      <PageHeader title={t('handbook.title')} description={t('handbook.about')} />
      <search>
        <SearchField label={t('handbook.search')} value={typed} onValueChange={type} maxLength={80} />
      </search>
      {asked.length > 1 ? <FoundPassages of={asked} /> : <HandbookContents />}
    </Stack>
  );
}
