import { followSystemScheme, systemScheme, themeVersion } from '@tatami/ui/theme';
import { getAppearance, subscribeToAppearance } from './appearance-store.ts';

/** Keeps up what the head script and the styles can't do by themselves. */
export function followAppearance(): void {
  const { theme, bySystem } = getAppearance();
  if (theme && theme.version !== themeVersion) {
    // Its stylesheet was made by an earlier version of the app. If it can't be made anew, it does once more.
    import('./choose-theme.ts').then(({ chooseTheme }) => chooseTheme(theme.name)).catch(() => {});
  }
  followSystemScheme(wearSystemScheme);
  // The system may have changed its mind while this was on its way.
  if (bySystem && bySystem[systemScheme()]?.name !== theme?.name) wearSystemScheme();
  void followRipple();
  subscribeToAppearance(() => void followRipple());
}

function wearSystemScheme(): void {
  if (!getAppearance().bySystem) return;
  import('./choose-theme.ts').then(({ chooseScheme }) => chooseScheme('system')).catch(() => {});
}

let stopRipple: (() => void) | undefined;

async function followRipple(): Promise<void> {
  if (!getAppearance().ripple) {
    stopRipple?.();
    stopRipple = undefined;
    return;
  }
  // A decoration: where it can't be loaded there is none.
  const loaded = await import('./ripple.ts').catch(() => undefined);
  if (loaded && getAppearance().ripple) stopRipple ??= loaded.startRipple();
}
