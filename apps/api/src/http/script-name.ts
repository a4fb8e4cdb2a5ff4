/** A program on the SDK says what it is called before it says what it is made with: `attendance/1.0 tatami-sdk/1.0.0 node/24`. */
const ofScript = /^([\w.-]{1,40}\/[\w.-]{1,20}) tatami-sdk\//;

/** What a program calls itself, with its version; nothing where it gives no name, or is a browser. */
export const scriptName = (userAgent: string | undefined): string | undefined =>
  ofScript.exec(userAgent ?? '')?.[1];
