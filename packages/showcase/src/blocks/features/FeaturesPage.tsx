import { BlockPage } from '../BlockPage.tsx';
import { Features } from './Features.tsx';
import source from './Features.tsx?raw';

export function FeaturesPage() {
  return (
    <BlockPage
      title="blocks.features"
      about="block.about.features"
      block={Features}
      file="Features.tsx"
      source={source}
    />
  );
}
