import { BlockPage } from '../BlockPage.tsx';
import { Pricing } from './Pricing.tsx';
import source from './Pricing.tsx?raw';

export function PricingPage() {
  return (
    <BlockPage
      title="blocks.pricing"
      about="block.about.pricing"
      block={Pricing}
      file="Pricing.tsx"
      source={source}
    />
  );
}
