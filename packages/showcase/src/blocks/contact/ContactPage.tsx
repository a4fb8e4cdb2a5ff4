import { BlockPage } from '../BlockPage.tsx';
import { Contact } from './Contact.tsx';
import source from './Contact.tsx?raw';

export function ContactPage() {
  return (
    <BlockPage
      title="blocks.contact"
      about="block.about.contact"
      block={Contact}
      file="Contact.tsx"
      source={source}
    />
  );
}
