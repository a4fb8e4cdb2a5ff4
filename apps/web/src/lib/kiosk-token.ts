const key = 'tatami.kiosk';

/** The token by which this screen is a kiosk, for as long as nobody signs in at it. */
export const kioskToken = {
  read: () => localStorage.getItem(key),
  keep: (token: string) => localStorage.setItem(key, token),
  forget: () => localStorage.removeItem(key),
};
