import { BlockPage } from '../BlockPage.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import source from './SiteFooter.tsx?raw';

export function FooterPage() {
  return (
    <BlockPage
      title="blocks.footer"
      about="block.about.footer"
      block={SiteFooter}
      file="SiteFooter.tsx"
      source={source}
    />
  );
}
