import { BlockPage } from '../BlockPage.tsx';
import { Statistics } from './Statistics.tsx';
import source from './Statistics.tsx?raw';

export function StatisticsPage() {
  return (
    <BlockPage
      title="blocks.statistics"
      about="block.about.statistics"
      block={Statistics}
      file="Statistics.tsx"
      source={source}
    />
  );
}
