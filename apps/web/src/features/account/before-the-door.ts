/** The pages on the way in and out: each alone is small, and leads to the next. */
export { AuthPage } from './google/AuthPage.tsx';
export { CodeReturnPage } from './google/CodeReturnPage.tsx';
export { LandingPage } from './LandingPage.tsx';
export { SuccessPage } from './SuccessPage.tsx';
export { AccessDeniedPage } from './sign-in/AccessDeniedPage.tsx';
export { LoginPage } from './sign-in/LoginPage.tsx';
export { LogoutPage } from './sign-in/LogoutPage.tsx';
