import { BlockPage } from '../BlockPage.tsx';
import { Faq } from './Faq.tsx';
import source from './Faq.tsx?raw';

export function FaqPage() {
  return <BlockPage title="blocks.faq" about="block.about.faq" block={Faq} file="Faq.tsx" source={source} />;
}
