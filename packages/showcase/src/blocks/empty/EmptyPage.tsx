import { BlockPage } from '../BlockPage.tsx';
import { NothingYet } from './NothingYet.tsx';
import source from './NothingYet.tsx?raw';

export function EmptyPage() {
  return (
    <BlockPage
      title="blocks.empty"
      about="block.about.empty"
      block={NothingYet}
      file="NothingYet.tsx"
      source={source}
    />
  );
}
