import { Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { CallToAction } from '../../blocks/call-to-action/CallToAction.tsx';
import { Faq } from '../../blocks/faq/Faq.tsx';
import { Features } from '../../blocks/features/Features.tsx';
import { SiteFooter } from '../../blocks/footer/SiteFooter.tsx';
import { Hero } from '../../blocks/hero/Hero.tsx';
import { Pricing } from '../../blocks/pricing/Pricing.tsx';
import { Team } from '../../blocks/team/Team.tsx';
import { WindowPage } from '../WindowPage.tsx';

/** The page that a stranger sees first, put together from the blocks. */
export function LandingPage() {
  const { t } = useI18n();
  return (
    <WindowPage isWhole title="pages.landing" about={t('landingExample.about')}>
      <PageOfBlocks />
    </WindowPage>
  );
}

function PageOfBlocks() {
  return (
    <Stack space={48}>
      <Hero />
      <Features />
      <Pricing />
      <Team />
      <Faq />
      <CallToAction />
      <SiteFooter />
    </Stack>
  );
}
