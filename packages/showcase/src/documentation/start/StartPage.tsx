import { Link, PageHeader, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { Chapter } from '../Chapter.tsx';
import { Sample } from '../Sample.tsx';
import { FirstPage } from './FirstPage.tsx';
import firstPage from './FirstPage.tsx?raw';
import install from './install.sh?raw';
import labels from './labels.ts?raw';
import main from './main.tsx?raw';

/** The way from nothing to the first page. */
export function StartPage() {
  const { t } = useI18n();
  useTitle(t('documentation.start'));
  return (
    <Stack space={32}>
      <PageHeader title={t('documentation.start')} description={t('start.about')} />
      <Chapter title={t('start.install')} text={t('start.install.text')}>
        <Sample file="install.sh" source={install} />
      </Chapter>
      <Chapter title={t('start.page')} text={t('start.page.text')}>
        <Sample file="FirstPage.tsx" source={firstPage}>
          <FirstPage />
        </Sample>
      </Chapter>
      <Chapter title={t('start.main')} text={t('start.main.text')}>
        <Sample file="main.tsx" source={main} />
      </Chapter>
      <Chapter title={t('start.labels')} text={t('start.labels.text')}>
        <Sample file="labels.ts" source={labels} />
      </Chapter>
      <Text>
        <Link href="/documentation/page">{t('start.next')}</Link>
      </Text>
    </Stack>
  );
}
