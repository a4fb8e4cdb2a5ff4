import { changes } from 'virtual:book-changes';
import { Releases } from '../book/Changes.tsx';
import { PageHead } from '../book/PageHead.tsx';
import { first } from '../book/pages.ts';

/** What has changed in the package, release by release. */
export function NewsPage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Co nowego', en: 'What’s new' }}
        summary={{
          pl: 'Wydanie po wydaniu, słowami dla tych, którzy z pakietu korzystają. Piszemy je po angielsku, jak sam pakiet.',
          en: 'Release by release, in words for those who use the package.',
        }}
      />
      <Releases {...{ changes, first }} level="h2" />
    </>
  );
}
