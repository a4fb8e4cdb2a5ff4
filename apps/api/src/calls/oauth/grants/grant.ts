import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../services.ts';
import type { SignIn } from '../../../session/sessions.ts';
import type { Form } from '../client.ts';

/** Who proved to be there, and how. */
export type Proven = Pick<SignIn, 'userId' | 'method' | 'passwordHash' | 'version' | 'secondFactor'>;

/** Turns a token request into a proven user, or throws an OAuthError. */
export type Grant = (services: Services, form: Form, request: FastifyRequest) => Promise<Proven>;
