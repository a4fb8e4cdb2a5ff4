import { BlockPage } from '../BlockPage.tsx';
import { Hero } from './Hero.tsx';
import source from './Hero.tsx?raw';

export function HeroPage() {
  return (
    <BlockPage title="blocks.hero" about="block.about.hero" block={Hero} file="Hero.tsx" source={source} />
  );
}
