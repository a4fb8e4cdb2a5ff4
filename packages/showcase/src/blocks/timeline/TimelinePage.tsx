import { BlockPage } from '../BlockPage.tsx';
import { History } from './History.tsx';
import source from './History.tsx?raw';

export function TimelinePage() {
  return (
    <BlockPage
      title="blocks.timeline"
      about="block.about.timeline"
      block={History}
      file="History.tsx"
      source={source}
    />
  );
}
