import { BlockPage } from '../BlockPage.tsx';
import { TableWithTools } from './TableWithTools.tsx';
import source from './TableWithTools.tsx?raw';

export function TablePage() {
  return (
    <BlockPage
      title="blocks.table"
      about="block.about.table"
      block={TableWithTools}
      file="TableWithTools.tsx"
      source={source}
    />
  );
}
