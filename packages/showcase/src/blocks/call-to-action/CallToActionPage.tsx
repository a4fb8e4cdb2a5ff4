import { BlockPage } from '../BlockPage.tsx';
import { CallToAction } from './CallToAction.tsx';
import source from './CallToAction.tsx?raw';

export function CallToActionPage() {
  return (
    <BlockPage
      title="blocks.callToAction"
      about="block.about.callToAction"
      block={CallToAction}
      file="CallToAction.tsx"
      source={source}
    />
  );
}
