import { Type } from 'typebox';

export const oauthErrorSchema = Type.Object(
  { error: Type.String(), error_description: Type.String() },
  { description: 'RFC 6749 §5.2' },
);
