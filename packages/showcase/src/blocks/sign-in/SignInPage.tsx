import { BlockPage } from '../BlockPage.tsx';
import { SignInCard } from './SignInCard.tsx';
import source from './SignInCard.tsx?raw';

export function SignInPage() {
  return (
    <BlockPage
      title="blocks.signIn"
      about="block.about.signIn"
      block={SignInCard}
      file="SignInCard.tsx"
      source={source}
    />
  );
}
