import { BlockPage } from '../BlockPage.tsx';
import { Team } from './Team.tsx';
import source from './Team.tsx?raw';

export function TeamPage() {
  return (
    <BlockPage title="blocks.team" about="block.about.team" block={Team} file="Team.tsx" source={source} />
  );
}
