// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alive? */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready to serve? */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club and its zone */
        get: operations["about"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of a token */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where to sign in with Google */
        get: operations["googleRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/lightning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a code by mail */
        post: operations["registerLightning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/lightning/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Type the mailed code */
        post: operations["confirmLightning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register/set/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the mailed key good? */
        get: operations["checkPasswordKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgotten password */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link to set a password */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket for one request */
        post: operations["issueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["whoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller acts for */
        get: operations["owner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s own user */
        get: operations["profile"];
        /** Change the own data */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s groups */
        get: operations["roles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/hasrightto/{right}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does the caller hold the right? */
        get: operations["hasRight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/hasrightto/paths/{rights}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of these rights does the caller hold? */
        get: operations["hasRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own password */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out there */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What guards the own account */
        get: operations["describeSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to set up a second factor */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor on */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in the place of the old */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All data about the caller */
        get: operations["exportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authinfo/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to be erased */
        post: operations["requestErasure"];
        /** Stay after all */
        delete: operations["withdrawErasure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of day-off */
        get: operations["listDayOff"];
        put?: never;
        /** Create a day-off */
        post: operations["createDayOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-off/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One day-off */
        get: operations["getDayOff"];
        /** Change a day-off */
        put: operations["updateDayOff"];
        post?: never;
        /** Remove a day-off */
        delete: operations["removeDayOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-off/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a day off would cancel, and bring back */
        post: operations["previewDayOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-off/missing-public-holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which Polish public holidays of a year are not days off yet */
        get: operations["missingPublicHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-off/fill-public-holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the Polish public holidays of a year days off */
        post: operations["fillPublicHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of grade */
        get: operations["listGrade"];
        put?: never;
        /** Create a grade */
        post: operations["createGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grade/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One grade */
        get: operations["getGrade"];
        /** Change a grade */
        put: operations["updateGrade"];
        post?: never;
        /** Remove a grade */
        delete: operations["removeGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groupright": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of groupright */
        get: operations["listGroupRight"];
        put?: never;
        /** Create a groupright */
        post: operations["createGroupRight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groupright/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One groupright */
        get: operations["getGroupRight"];
        /** Change a groupright */
        put: operations["updateGroupRight"];
        post?: never;
        /** Remove a groupright */
        delete: operations["removeGroupRight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of guardian */
        get: operations["listGuardian"];
        put?: never;
        /** Create a guardian */
        post: operations["createGuardian"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One guardian */
        get: operations["getGuardian"];
        /** Change a guardian */
        put: operations["updateGuardian"];
        post?: never;
        /** Remove a guardian */
        delete: operations["removeGuardian"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of presence */
        get: operations["listPresence"];
        put?: never;
        /** Create a presence */
        post: operations["createPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One presence */
        get: operations["getPresence"];
        /** Change a presence */
        put: operations["updatePresence"];
        post?: never;
        /** Remove a presence */
        delete: operations["removePresence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training/{id}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is expected at a training, with their marks
         * @description The active students of its section and range of grades, and everybody who is marked already, by name.
         */
        get: operations["trainingRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training/{id}/presences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark many students at a training
         * @description Each student named gets the status, or none when it is null; who is not named stays as they are. The same marks again change nothing.
         */
        put: operations["markTraining"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presence/{id}/invalidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a presence count no more */
        post: operations["invalidatePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presence/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an invalidated presence count again */
        post: operations["restorePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rightto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of rightto */
        get: operations["listRightTo"];
        put?: never;
        /** Create a rightto */
        post: operations["createRightTo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rightto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rightto */
        get: operations["getRightTo"];
        /** Change a rightto */
        put: operations["updateRightTo"];
        post?: never;
        /** Remove a rightto */
        delete: operations["removeRightTo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of student */
        get: operations["listStudent"];
        put?: never;
        /** Create a student */
        post: operations["createStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One student */
        get: operations["getStudent"];
        /** Change a student */
        put: operations["updateStudent"];
        post?: never;
        /** Remove a student */
        delete: operations["removeStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of student-grade */
        get: operations["listStudentGrade"];
        put?: never;
        /** Create a student-grade */
        post: operations["createStudentGrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-grade/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One student-grade */
        get: operations["getStudentGrade"];
        put?: never;
        post?: never;
        /** Remove a student-grade */
        delete: operations["removeStudentGrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of training */
        get: operations["listTraining"];
        put?: never;
        /** Create a training */
        post: operations["createTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One training */
        get: operations["getTraining"];
        /** Change a training */
        put: operations["updateTraining"];
        post?: never;
        /** Remove a training */
        delete: operations["removeTraining"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a training */
        post: operations["cancelTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plan a training again */
        post: operations["restoreTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A training took place */
        post: operations["holdTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training/{id}/not-held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A training did not take place */
        post: operations["trainingNotHeld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of training-series */
        get: operations["listTrainingSeries"];
        put?: never;
        /** Create a training-series */
        post: operations["createTrainingSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One training-series */
        get: operations["getTrainingSeries"];
        /** Change a training-series */
        put: operations["updateTrainingSeries"];
        post?: never;
        /** Remove a training-series */
        delete: operations["removeTrainingSeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-series/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The days of a series */
        post: operations["previewTrainingSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-series/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a series from a day on */
        post: operations["splitTrainingSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of user */
        get: operations["listUser"];
        put?: never;
        /** Create a user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["getUser"];
        /** Change a user */
        put: operations["updateUser"];
        post?: never;
        /** Remove a user */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of user */
        get: operations["listAllUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/useringroupright": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of useringroupright */
        get: operations["listUserInGroupRight"];
        put?: never;
        /** Create a useringroupright */
        post: operations["createUserInGroupRight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/useringroupright/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One useringroupright */
        get: operations["getUserInGroupRight"];
        /** Change a useringroupright */
        put: operations["updateUserInGroupRight"];
        post?: never;
        /** Remove a useringroupright */
        delete: operations["removeUserInGroupRight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of workplace */
        get: operations["listWorkplace"];
        put?: never;
        /** Create a workplace */
        post: operations["createWorkplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workplace/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One workplace */
        get: operations["getWorkplace"];
        /** Change a workplace */
        put: operations["updateWorkplace"];
        post?: never;
        /** Remove a workplace */
        delete: operations["removeWorkplace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Problem document (RFC 9457). */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description What to show to the user, in their language. */
            detail: string;
            /**
             * @description The same for the same failure in every language.
             * @enum {string}
             */
            code: "bad-request" | "validation-failed" | "unauthorized" | "forbidden" | "not-found" | "method-not-allowed" | "payload-too-large" | "unsupported-media-type" | "precondition-failed" | "stale-version" | "idempotency-key-reused" | "internal-error" | "unavailable" | "too-many-tries" | "key-spent" | "required" | "wrong-type" | "too-short" | "too-long" | "too-small" | "too-large" | "too-few" | "too-many" | "not-unique" | "not-allowed" | "wrong-pattern" | "wrong-format" | "unknown-field" | "bad-character" | "no-such-reference" | "rule-broken" | "status-not-reachable" | "training-length" | "grade-order" | "series-too-long" | "series-without-days" | "split-outside" | "in-future" | "before-birth" | "fixed-field" | "only-when-created" | "before-joining" | "no-higher-grade" | "minor-needs-guardian" | "wrong-order" | "not-one-of-ours" | "wrong-code" | "wrong-password" | "easy-to-guess" | "id-mismatch" | "duplicate" | "workplace-has-trainings" | "on-day-off" | "training-cancelled" | "training-over" | "training-ahead" | "training-has-presences" | "student-has-history" | "grade-is-history" | "student-left" | "student-not-active" | "presence-window" | "presence-too-early" | "presence-too-late" | "training-started" | "presence-confirmed" | "presence-invalidated" | "training-full" | "last-administrator" | "system-group" | "administrators-hold-all" | "erasure-not-possible" | "above-own-rights" | "password-first" | "second-factor-is-on" | "second-factor-is-off" | "still-in-use";
            /** @description Each field that is wrong. */
            errors?: {
                field: string;
                /**
                 * @description What is wrong with it.
                 * @enum {string}
                 */
                code: "bad-request" | "validation-failed" | "unauthorized" | "forbidden" | "not-found" | "method-not-allowed" | "payload-too-large" | "unsupported-media-type" | "precondition-failed" | "stale-version" | "idempotency-key-reused" | "internal-error" | "unavailable" | "too-many-tries" | "key-spent" | "required" | "wrong-type" | "too-short" | "too-long" | "too-small" | "too-large" | "too-few" | "too-many" | "not-unique" | "not-allowed" | "wrong-pattern" | "wrong-format" | "unknown-field" | "bad-character" | "no-such-reference" | "rule-broken" | "status-not-reachable" | "training-length" | "grade-order" | "series-too-long" | "series-without-days" | "split-outside" | "in-future" | "before-birth" | "fixed-field" | "only-when-created" | "before-joining" | "no-higher-grade" | "minor-needs-guardian" | "wrong-order" | "not-one-of-ours" | "wrong-code" | "wrong-password" | "easy-to-guess" | "id-mismatch" | "duplicate" | "workplace-has-trainings" | "on-day-off" | "training-cancelled" | "training-over" | "training-ahead" | "training-has-presences" | "student-has-history" | "grade-is-history" | "student-left" | "student-not-active" | "presence-window" | "presence-too-early" | "presence-too-late" | "training-started" | "presence-confirmed" | "presence-invalidated" | "training-full" | "last-administrator" | "system-group" | "administrators-hold-all" | "erasure-not-possible" | "above-own-rights" | "password-first" | "second-factor-is-on" | "second-factor-is-off" | "still-in-use";
                message: string;
            }[];
        };
        /** @description Days without trainings, of the whole club or of one place or section. It cancels what it covers. */
        DayOff: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date */
            dateFrom: string;
            /** Format: date */
            dateTo: string;
            /** @enum {string} */
            kind: "publicHoliday" | "schoolBreak" | "closure" | "instructor";
            /** Format: uuid */
            workplace: string | null;
            /** @enum {string|null} */
            section: "kids" | "youth" | "adult" | null;
            note: string | null;
            workplaceName: string | null;
            cancelledCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description Days without trainings, of the whole club or of one place or section. It cancels what it covers. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        DayOffWrite: {
            name: string;
            /** Format: date */
            dateFrom: string;
            /** Format: date */
            dateTo: string;
            /** @enum {string} */
            kind: "publicHoliday" | "schoolBreak" | "closure" | "instructor";
            /** Format: uuid */
            workplace?: string | null;
            /** @enum {string|null} */
            section?: "kids" | "youth" | "adult" | null;
            note?: string | null;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly workplaceName?: unknown;
            /** @description Set by the server. */
            readonly cancelledCount?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description A kyu or dan, and what each federation asks for before its exam. */
        Grade: {
            /** Format: uuid */
            id: string;
            code: string;
            /** @enum {string} */
            kind: "kyu" | "dan" | "none";
            number: number;
            rank: number;
            namePl: string;
            nameEn: string;
            beltColor: string;
            profiles: {
                PFA?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
                PZA?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
                HOMBU?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
                CFAI?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A kyu or dan, and what each federation asks for before its exam. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        GradeWrite: {
            code: string;
            /** @enum {string} */
            kind: "kyu" | "dan" | "none";
            number: number;
            rank: number;
            namePl: string;
            nameEn: string;
            beltColor: string;
            profiles?: {
                PFA?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
                PZA?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
                HOMBU?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
                CFAI?: {
                    minTrainingDays: number | null;
                    minMonths: number | null;
                    minAge: number | null;
                };
            };
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description A group of users who hold the same rights. */
        GroupRight: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            system: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A group of users who hold the same rights. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        GroupRightWrite: {
            name: string;
            description?: string | null;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly system?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description Who answers for a student under 18; with a user of their own they act for the child. */
        Guardian: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            student: string;
            /** Format: uuid */
            user: string | null;
            name: string;
            relation: string | null;
            phone: string | null;
            /** Format: email */
            email: string | null;
            /** Format: date */
            consentOn: string | null;
            studentFirstName: string;
            studentLastName: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description Who answers for a student under 18; with a user of their own they act for the child. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        GuardianWrite: {
            /** Format: uuid */
            student: string;
            /** Format: uuid */
            user?: string | null;
            name: string;
            relation?: string | null;
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: date */
            consentOn?: string | null;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly studentFirstName?: unknown;
            /** @description Set by the server. */
            readonly studentLastName?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
        Presence: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            student: string;
            /** Format: uuid */
            training: string;
            /** @enum {string} */
            status: "declared" | "present" | "late" | "excused" | "absent";
            note: string | null;
            /** @enum {string} */
            source: "instructor" | "self" | "qr" | "kiosk" | "import";
            /** Format: date-time */
            checkedInAt: string | null;
            /** Format: uuid */
            confirmedBy: string | null;
            /** Format: date-time */
            invalidatedAt: string | null;
            invalidatedReason: string | null;
            studentFirstName: string;
            studentLastName: string;
            /** Format: uuid */
            studentGrade: string | null;
            trainingTitle: string;
            /** Format: date-time */
            trainingStartsAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        PresenceWrite: {
            /** Format: uuid */
            student: string;
            /** Format: uuid */
            training: string;
            /** @enum {string} */
            status: "declared" | "present" | "late" | "excused" | "absent";
            note?: string | null;
            /** @description Set by the server. */
            readonly id?: unknown;
            /**
             * @description Set by the server, except that an administrator may say `import`.
             * @enum {string}
             */
            source?: "instructor" | "self" | "qr" | "kiosk" | "import";
            /** @description Set by the server. */
            readonly checkedInAt?: unknown;
            /** @description Set by the server. */
            readonly confirmedBy?: unknown;
            /** @description Set by the server. */
            readonly invalidatedAt?: unknown;
            /** @description Set by the server. */
            readonly invalidatedReason?: unknown;
            /** @description Set by the server. */
            readonly studentFirstName?: unknown;
            /** @description Set by the server. */
            readonly studentLastName?: unknown;
            /** @description Set by the server. */
            readonly studentGrade?: unknown;
            /** @description Set by the server. */
            readonly trainingTitle?: unknown;
            /** @description Set by the server. */
            readonly trainingStartsAt?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description A right that the members of a group hold. */
        RightTo: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            group: string;
            right: string;
            groupName: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A right that the members of a group hold. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        RightToWrite: {
            /** Format: uuid */
            group: string;
            right: string;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly groupName?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description Somebody who trains in the club. */
        Student: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user: string | null;
            firstName: string;
            lastName: string;
            /** Format: date */
            joinedOn: string;
            /** Format: date */
            birthDate: string | null;
            memberNumber: string | null;
            /** Format: email */
            email: string | null;
            phone: string | null;
            /** Format: uuid */
            workplace: string | null;
            /** @enum {string} */
            section: "kids" | "youth" | "adult";
            /** @enum {string} */
            status: "active" | "suspended" | "left";
            /** Format: date */
            leftOn: string | null;
            licenceNo: string | null;
            /** Format: date */
            licenceValidTo: string | null;
            /** Format: date */
            insuranceValidTo: string | null;
            /** Format: date */
            medicalValidTo: string | null;
            /** @enum {string|null} */
            medicalKind: "declaration" | "certificate" | null;
            /** Format: date */
            imageConsentOn: string | null;
            /** Format: date */
            imageConsentWithdrawnOn: string | null;
            emergencyName: string | null;
            emergencyPhone: string | null;
            carryOverDays: number;
            /** Format: date */
            carryOverAsOf: string | null;
            note: string | null;
            /** Format: uuid */
            grade: string | null;
            gradeRank: number | null;
            guardianCount: number;
            /** Format: date-time */
            lastPresentAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description Somebody who trains in the club. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        StudentWrite: {
            /** Format: uuid */
            user?: string | null;
            firstName: string;
            lastName: string;
            /** Format: date */
            joinedOn: string;
            /** Format: date */
            birthDate?: string | null;
            memberNumber?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uuid */
            workplace?: string | null;
            /**
             * @default adult
             * @enum {string}
             */
            section?: "kids" | "youth" | "adult";
            /**
             * @default active
             * @enum {string}
             */
            status?: "active" | "suspended" | "left";
            /** Format: date */
            leftOn?: string | null;
            licenceNo?: string | null;
            /** Format: date */
            licenceValidTo?: string | null;
            /** Format: date */
            insuranceValidTo?: string | null;
            /** Format: date */
            medicalValidTo?: string | null;
            /** @enum {string|null} */
            medicalKind?: "declaration" | "certificate" | null;
            /** Format: date */
            imageConsentOn?: string | null;
            /** Format: date */
            imageConsentWithdrawnOn?: string | null;
            emergencyName?: string | null;
            emergencyPhone?: string | null;
            /** @default 0 */
            carryOverDays?: number;
            /** Format: date */
            carryOverAsOf?: string | null;
            note?: string | null;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly grade?: unknown;
            /** @description Set by the server. */
            readonly gradeRank?: unknown;
            /** @description Set by the server. */
            readonly guardianCount?: unknown;
            /** @description Set by the server. */
            readonly lastPresentAt?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
            /** @description Written together with a new student; a minor needs one. Later they are changed one by one. */
            guardians?: {
                /** Format: uuid */
                user?: string | null;
                name: string;
                relation?: string | null;
                phone?: string | null;
                /** Format: email */
                email?: string | null;
                /** Format: date */
                consentOn?: string | null;
            }[];
        };
        /** @description A grade that was awarded. The ledger is append-only: the newest row is the current grade, and it alone can be removed, within 30 days of its entry. */
        StudentGrade: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            student: string;
            /** Format: uuid */
            grade: string;
            /** Format: date */
            awardedOn: string;
            examiner: string | null;
            note: string | null;
            gradeRank: number;
            studentFirstName: string;
            studentLastName: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A grade that was awarded. The ledger is append-only: the newest row is the current grade, and it alone can be removed, within 30 days of its entry. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        StudentGradeWrite: {
            /** Format: uuid */
            student: string;
            /** Format: uuid */
            grade: string;
            /** Format: date */
            awardedOn: string;
            examiner?: string | null;
            note?: string | null;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly gradeRank?: unknown;
            /** @description Set by the server. */
            readonly studentFirstName?: unknown;
            /** @description Set by the server. */
            readonly studentLastName?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description A class on the mat. */
        Training: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            workplace: string;
            /** Format: uuid */
            instructor: string;
            /** @enum {string} */
            kind: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
            /** @enum {string|null} */
            section: "kids" | "youth" | "adult" | null;
            /** Format: uuid */
            minGrade: string | null;
            /** Format: uuid */
            maxGrade: string | null;
            capacity: number | null;
            countsForGrade: boolean;
            dayWeight: number;
            note: string | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @enum {string} */
            state: "planned" | "held" | "cancelled" | "notHeld";
            cancelReason: string | null;
            /** Format: uuid */
            dayOff: string | null;
            /** Format: uuid */
            series: string | null;
            /** Format: date */
            seriesDay: string | null;
            detached: boolean;
            workplaceName: string;
            workplaceRoom: string | null;
            minGradeRank: number | null;
            maxGradeRank: number | null;
            instructorName: string;
            presentCount: number;
            declaredCount: number;
            excusedCount: number;
            absentCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A class on the mat. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        TrainingWrite: {
            title: string;
            /** Format: uuid */
            workplace: string;
            /** Format: uuid */
            instructor: string;
            /**
             * @default regular
             * @enum {string}
             */
            kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
            /** @enum {string|null} */
            section?: "kids" | "youth" | "adult" | null;
            /** Format: uuid */
            minGrade?: string | null;
            /** Format: uuid */
            maxGrade?: string | null;
            capacity?: number | null;
            /** @default true */
            countsForGrade?: boolean;
            /** @default 1 */
            dayWeight?: number;
            note?: string | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly state?: unknown;
            /** @description Set by the server. */
            readonly cancelReason?: unknown;
            /** @description Set by the server. */
            readonly dayOff?: unknown;
            /** @description Set by the server. */
            readonly series?: unknown;
            /** @description Set by the server. */
            readonly seriesDay?: unknown;
            /** @description Set by the server. */
            readonly detached?: unknown;
            /** @description Set by the server. */
            readonly workplaceName?: unknown;
            /** @description Set by the server. */
            readonly workplaceRoom?: unknown;
            /** @description Set by the server. */
            readonly minGradeRank?: unknown;
            /** @description Set by the server. */
            readonly maxGradeRank?: unknown;
            /** @description Set by the server. */
            readonly instructorName?: unknown;
            /** @description Set by the server. */
            readonly presentCount?: unknown;
            /** @description Set by the server. */
            readonly declaredCount?: unknown;
            /** @description Set by the server. */
            readonly excusedCount?: unknown;
            /** @description Set by the server. */
            readonly absentCount?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description Trainings that come every week. Writing a series writes its trainings. */
        TrainingSeries: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: uuid */
            workplace: string;
            /** Format: uuid */
            instructor: string;
            /** @enum {string} */
            kind: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
            /** @enum {string|null} */
            section: "kids" | "youth" | "adult" | null;
            /** Format: uuid */
            minGrade: string | null;
            /** Format: uuid */
            maxGrade: string | null;
            capacity: number | null;
            countsForGrade: boolean;
            dayWeight: number;
            note: string | null;
            weekdays: number[];
            /** Format: time */
            localTime: string;
            durationMinutes: number;
            /** Format: date */
            dateFrom: string;
            /** Format: date */
            dateTo: string;
            removedDays: string[];
            workplaceName: string;
            workplaceRoom: string | null;
            minGradeRank: number | null;
            maxGradeRank: number | null;
            instructorName: string;
            trainingCount: number;
            skippedCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description Trainings that come every week. Writing a series writes its trainings. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        TrainingSeriesWrite: {
            title: string;
            /** Format: uuid */
            workplace: string;
            /** Format: uuid */
            instructor: string;
            /**
             * @default regular
             * @enum {string}
             */
            kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
            /** @enum {string|null} */
            section?: "kids" | "youth" | "adult" | null;
            /** Format: uuid */
            minGrade?: string | null;
            /** Format: uuid */
            maxGrade?: string | null;
            capacity?: number | null;
            /** @default true */
            countsForGrade?: boolean;
            /** @default 1 */
            dayWeight?: number;
            note?: string | null;
            weekdays: number[];
            /** Format: time */
            localTime: string;
            durationMinutes: number;
            /** Format: date */
            dateFrom: string;
            /** Format: date */
            dateTo: string;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly removedDays?: unknown;
            /** @description Set by the server. */
            readonly workplaceName?: unknown;
            /** @description Set by the server. */
            readonly workplaceRoom?: unknown;
            /** @description Set by the server. */
            readonly minGradeRank?: unknown;
            /** @description Set by the server. */
            readonly maxGradeRank?: unknown;
            /** @description Set by the server. */
            readonly instructorName?: unknown;
            /** @description Set by the server. */
            readonly trainingCount?: unknown;
            /** @description Set by the server. */
            readonly skippedCount?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description Somebody who may sign in. */
        User: {
            /** Format: uuid */
            id: string;
            username: string;
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            phone: string | null;
            /** @enum {string} */
            language: "pl" | "en";
            enabled: boolean;
            /** @enum {string} */
            status: "invited" | "active" | "blocked" | "pendingErasure" | "erased";
            /** Format: date-time */
            emailVerifiedAt: string | null;
            /** Format: date-time */
            termsAcceptedAt: string | null;
            /** Format: date-time */
            privacyAcceptedAt: string | null;
            privacyVersion: string | null;
            /** Format: date-time */
            erasureRequestedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description Somebody who may sign in. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        UserWrite: {
            username: string;
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            phone?: string | null;
            /**
             * @default pl
             * @enum {string}
             */
            language?: "pl" | "en";
            /** @default true */
            enabled?: boolean;
            /**
             * @default active
             * @enum {string}
             */
            status?: "invited" | "active" | "blocked" | "pendingErasure" | "erased";
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly emailVerifiedAt?: unknown;
            /** @description Set by the server. */
            readonly termsAcceptedAt?: unknown;
            /** @description Set by the server. */
            readonly privacyAcceptedAt?: unknown;
            /** @description Set by the server. */
            readonly privacyVersion?: unknown;
            /** @description Set by the server. */
            readonly erasureRequestedAt?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description A user’s place in a group, for a time or for good. */
        UserInGroupRight: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user: string;
            /** Format: uuid */
            group: string;
            /** Format: date-time */
            validFrom: string | null;
            /** Format: date-time */
            validTo: string | null;
            username: string;
            groupName: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A user’s place in a group, for a time or for good. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        UserInGroupRightWrite: {
            /** Format: uuid */
            user: string;
            /** Format: uuid */
            group: string;
            /** Format: date-time */
            validFrom?: string | null;
            /** Format: date-time */
            validTo?: string | null;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly username?: unknown;
            /** @description Set by the server. */
            readonly groupName?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
        /** @description A place where the club trains. */
        Workplace: {
            /** Format: uuid */
            id: string;
            name: string;
            address: string | null;
            postalCode: string | null;
            city: string | null;
            room: string | null;
            capacity: number | null;
            lat: number | null;
            lon: number | null;
            directionsPl: string | null;
            directionsEn: string | null;
            active: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** @description A place where the club trains. As it is written: read-only fields are accepted and ignored, except that `version` must be the one that was read. */
        WorkplaceWrite: {
            name: string;
            address?: string | null;
            postalCode?: string | null;
            city?: string | null;
            room?: string | null;
            capacity?: number | null;
            lat?: number | null;
            lon?: number | null;
            directionsPl?: string | null;
            directionsEn?: string | null;
            /** @default true */
            active?: boolean;
            /** @description Set by the server. */
            readonly id?: unknown;
            /** @description Set by the server. */
            readonly createdAt?: unknown;
            /** @description Set by the server. */
            readonly updatedAt?: unknown;
            readonly version?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Something it needs is away for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    about: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clubName: string;
                        /** @description IANA name. */
                        timezone: string;
                        /** @description Signing in with Google is set up. */
                        google: boolean;
                        demo: boolean;
                        /** @description Whom to try the example club as; empty otherwise. */
                        demoUsers: {
                            username: string;
                            password: string;
                            role: string;
                        }[];
                    };
                };
            };
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    grant_type: string;
                    /** @description Grant password: user name or e-mail. */
                    username?: string;
                    /** @description Grant password: the password, or the `timeStamp` of a confirmed lightning registration. */
                    password?: string;
                    /** @description Grant password: a code of the second factor, once the answer was `second_factor_required`. */
                    otp?: string;
                    /** @description Grant password: an ID token of Google in place of name and password. */
                    google_token?: string;
                    /** @description With `google_token`, where it carries one. */
                    nonce?: string;
                    /** @description `true` for a session of 30 days. */
                    remember?: string;
                    /** @description Grant authorization_code: what the address of /code-ret carried. */
                    code?: string;
                    /** @description Grant authorization_code: the address that was returned to. */
                    redirect_uri?: string;
                    /** @description Grant authorization_code: RFC 7636 §4.1. */
                    code_verifier?: string;
                    /** @description Instead of client authentication, while the client has no secret. */
                    client_id?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @enum {string} */
                        token_type: "Bearer";
                        /** @description Seconds until the session ends at the latest. */
                        expires_in: number;
                    };
                };
            };
            /** @description RFC 6749 §5.2 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description: string;
                    };
                };
            };
            /** @description RFC 6749 §5.2 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description: string;
                    };
                };
            };
            /** @description RFC 6749 §5.2 */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description: string;
                    };
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                    /** @description RFC 7009 §2.1 */
                    token_type_hint?: string;
                    /** @description As for a token. */
                    client_id?: string;
                };
            };
        };
        responses: {
            /** @description The token works no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description RFC 6749 §5.2 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description: string;
                    };
                };
            };
            /** @description RFC 6749 §5.2 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description: string;
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    googleRedirect: {
        parameters: {
            query?: never;
            header: {
                "x-auth-state": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        redirectUrl: string;
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something it needs is away for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerLightning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    firstName: string;
                    lastName: string;
                    appName: string;
                    clientId: string;
                    /** @enum {string} */
                    requestType: "LIGHTNING";
                    successUrl: string;
                    errorUrl: string;
                    resetUrl: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** @description Names this registration; kept secret by who asked. */
                        timeStamp: string;
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; come back later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmLightning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    timeStamp: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Confirmed: ask for a token within a minute. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPasswordKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                a: string;
                /** @description The key from the mail. */
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        setToken: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    setToken: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Sign in with it now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                };
            };
        };
        responses: {
            /** @description If there is such a user, a mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; come back later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something it needs is away for the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issueTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    purpose: "download" | "websocket";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    whoami: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        username: string;
                        firstName: string;
                        lastName: string;
                        /** @enum {string} */
                        language: "pl" | "en";
                        /** @description The club demands a second factor; set one up to use your rights. */
                        mustShowSecondFactor: boolean;
                        /**
                         * Format: uuid
                         * @description Their own student, if they train.
                         */
                        student: string | null;
                    };
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    owner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        students: {
                            /** Format: uuid */
                            id: string;
                            firstName: string;
                            lastName: string;
                            /** @enum {string} */
                            relation: "self" | "child";
                            /** @enum {string} */
                            section: "kids" | "youth" | "adult";
                            gradeRank: number | null;
                        }[];
                    };
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody who may sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                    phone?: string | null;
                    /** @enum {string} */
                    language?: "pl" | "en";
                };
            };
        };
        responses: {
            /** @description Somebody who may sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hasRight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                right: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hasRights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Rights with commas between. */
                rights: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; come back later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        current: boolean;
                        /** @enum {string} */
                        method: "password" | "google" | "lightning";
                        device: string | null;
                        /** @description Masked. */
                        address: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @description To the minute.
                         */
                        lastUsedAt: string;
                    }[];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    describeSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Who came by mail or Google has none at first. */
                        hasPassword: boolean;
                        /** @description It is on. */
                        secondFactor: boolean;
                        recoveryCodesLeft: number;
                    };
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Base32. */
                        secret: string;
                        /** @description otpauth:, for a QR code. */
                        uri: string;
                    };
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; come back later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Too many tries; come back later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; come back later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP of JSON and CSV files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody who may sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    withdrawErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody who may sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    listDayOff: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "name" | "name,asc" | "name,desc" | "dateFrom" | "dateFrom,asc" | "dateFrom,desc" | "dateTo" | "dateTo,asc" | "dateTo,desc" | "kind" | "kind,asc" | "kind,desc" | "workplace" | "workplace,asc" | "workplace,desc" | "section" | "section,asc" | "section,desc" | "note" | "note,asc" | "note,desc" | "workplaceName" | "workplaceName,asc" | "workplaceName,desc" | "cancelledCount" | "cancelledCount,asc" | "cancelledCount,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                name?: string;
                dateFrom?: string;
                "dateFrom.gte"?: string;
                "dateFrom.gt"?: string;
                "dateFrom.lte"?: string;
                "dateFrom.lt"?: string;
                dateTo?: string;
                "dateTo.gte"?: string;
                "dateTo.gt"?: string;
                "dateTo.lte"?: string;
                "dateTo.lt"?: string;
                kind?: "publicHoliday" | "schoolBreak" | "closure" | "instructor";
                /** @description Any of these, commas between. */
                "kind.in"?: ("publicHoliday" | "schoolBreak" | "closure" | "instructor")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "workplace.null"?: boolean;
                workplace?: string;
                /** @description Any of these, commas between. */
                "workplace.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "section.null"?: boolean;
                section?: "kids" | "youth" | "adult";
                /** @description Any of these, commas between. */
                "section.in"?: ("kids" | "youth" | "adult")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "note.null"?: boolean;
                note?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "workplaceName.null"?: boolean;
                workplaceName?: string;
                cancelledCount?: number;
                "cancelledCount.gte"?: number;
                "cancelledCount.gt"?: number;
                "cancelledCount.lte"?: number;
                "cancelledCount.lt"?: number;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["DayOff"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDayOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayOffWrite"];
            };
        };
        responses: {
            /** @description Days without trainings, of the whole club or of one place or section. It cancels what it covers. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayOff"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDayOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days without trainings, of the whole club or of one place or section. It cancels what it covers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayOff"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateDayOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayOffWrite"];
            };
        };
        responses: {
            /** @description Days without trainings, of the whole club or of one place or section. It cancels what it covers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayOff"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeDayOff: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewDayOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id?: string | null;
                    /** Format: date */
                    dateFrom: string;
                    /** Format: date */
                    dateTo: string;
                    /** @enum {string} */
                    kind: "publicHoliday" | "schoolBreak" | "closure" | "instructor";
                    /** Format: uuid */
                    workplace?: string | null;
                    /** @enum {string|null} */
                    section?: "kids" | "youth" | "adult" | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As they would be; by their start. */
                        cancelled: components["schemas"]["Training"][];
                        /** @description Cancelled by this day off until now, and planned again. */
                        restored: components["schemas"]["Training"][];
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    missingPublicHolidays: {
        parameters: {
            query: {
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        missing: {
                            /** Format: date */
                            day: string;
                            name: string;
                            /** @description Trainings it would cancel. */
                            cancelledCount: number;
                        }[];
                        /** @description How many are there already. */
                        existing: number;
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fillPublicHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    year: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: components["schemas"]["DayOff"][];
                        /** @description How many were there already. */
                        existing: number;
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGrade: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "code" | "code,asc" | "code,desc" | "kind" | "kind,asc" | "kind,desc" | "number" | "number,asc" | "number,desc" | "rank" | "rank,asc" | "rank,desc" | "namePl" | "namePl,asc" | "namePl,desc" | "nameEn" | "nameEn,asc" | "nameEn,desc" | "beltColor" | "beltColor,asc" | "beltColor,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                code?: string;
                kind?: "kyu" | "dan" | "none";
                /** @description Any of these, commas between. */
                "kind.in"?: ("kyu" | "dan" | "none")[];
                number?: number;
                "number.gte"?: number;
                "number.gt"?: number;
                "number.lte"?: number;
                "number.lt"?: number;
                rank?: number;
                "rank.gte"?: number;
                "rank.gt"?: number;
                "rank.lte"?: number;
                "rank.lt"?: number;
                namePl?: string;
                nameEn?: string;
                beltColor?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["Grade"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeWrite"];
            };
        };
        responses: {
            /** @description A kyu or dan, and what each federation asks for before its exam. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kyu or dan, and what each federation asks for before its exam. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateGrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeWrite"];
            };
        };
        responses: {
            /** @description A kyu or dan, and what each federation asks for before its exam. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grade"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeGrade: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGroupRight: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "name" | "name,asc" | "name,desc" | "description" | "description,asc" | "description,desc" | "system" | "system,asc" | "system,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                name?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "description.null"?: boolean;
                description?: string;
                system?: boolean;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["GroupRight"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGroupRight: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRightWrite"];
            };
        };
        responses: {
            /** @description A group of users who hold the same rights. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRight"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGroupRight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group of users who hold the same rights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRight"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateGroupRight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRightWrite"];
            };
        };
        responses: {
            /** @description A group of users who hold the same rights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRight"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeGroupRight: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGuardian: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "student" | "student,asc" | "student,desc" | "user" | "user,asc" | "user,desc" | "name" | "name,asc" | "name,desc" | "relation" | "relation,asc" | "relation,desc" | "phone" | "phone,asc" | "phone,desc" | "email" | "email,asc" | "email,desc" | "consentOn" | "consentOn,asc" | "consentOn,desc" | "studentFirstName" | "studentFirstName,asc" | "studentFirstName,desc" | "studentLastName" | "studentLastName,asc" | "studentLastName,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                student?: string;
                /** @description Any of these, commas between. */
                "student.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "user.null"?: boolean;
                user?: string;
                /** @description Any of these, commas between. */
                "user.in"?: string[];
                name?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "relation.null"?: boolean;
                relation?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "phone.null"?: boolean;
                phone?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "email.null"?: boolean;
                email?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "consentOn.null"?: boolean;
                consentOn?: string;
                "consentOn.gte"?: string;
                "consentOn.gt"?: string;
                "consentOn.lte"?: string;
                "consentOn.lt"?: string;
                studentFirstName?: string;
                studentLastName?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["Guardian"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGuardian: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianWrite"];
            };
        };
        responses: {
            /** @description Who answers for a student under 18; with a user of their own they act for the child. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGuardian: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who answers for a student under 18; with a user of their own they act for the child. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateGuardian: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianWrite"];
            };
        };
        responses: {
            /** @description Who answers for a student under 18; with a user of their own they act for the child. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guardian"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeGuardian: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPresence: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "student" | "student,asc" | "student,desc" | "training" | "training,asc" | "training,desc" | "status" | "status,asc" | "status,desc" | "note" | "note,asc" | "note,desc" | "source" | "source,asc" | "source,desc" | "checkedInAt" | "checkedInAt,asc" | "checkedInAt,desc" | "confirmedBy" | "confirmedBy,asc" | "confirmedBy,desc" | "invalidatedAt" | "invalidatedAt,asc" | "invalidatedAt,desc" | "invalidatedReason" | "invalidatedReason,asc" | "invalidatedReason,desc" | "studentFirstName" | "studentFirstName,asc" | "studentFirstName,desc" | "studentLastName" | "studentLastName,asc" | "studentLastName,desc" | "studentGrade" | "studentGrade,asc" | "studentGrade,desc" | "trainingTitle" | "trainingTitle,asc" | "trainingTitle,desc" | "trainingStartsAt" | "trainingStartsAt,asc" | "trainingStartsAt,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                student?: string;
                /** @description Any of these, commas between. */
                "student.in"?: string[];
                training?: string;
                /** @description Any of these, commas between. */
                "training.in"?: string[];
                status?: "declared" | "present" | "late" | "excused" | "absent";
                /** @description Any of these, commas between. */
                "status.in"?: ("declared" | "present" | "late" | "excused" | "absent")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "note.null"?: boolean;
                note?: string;
                source?: "instructor" | "self" | "qr" | "kiosk" | "import";
                /** @description Any of these, commas between. */
                "source.in"?: ("instructor" | "self" | "qr" | "kiosk" | "import")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "checkedInAt.null"?: boolean;
                checkedInAt?: string;
                "checkedInAt.gte"?: string;
                "checkedInAt.gt"?: string;
                "checkedInAt.lte"?: string;
                "checkedInAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "confirmedBy.null"?: boolean;
                confirmedBy?: string;
                /** @description Any of these, commas between. */
                "confirmedBy.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "invalidatedAt.null"?: boolean;
                invalidatedAt?: string;
                "invalidatedAt.gte"?: string;
                "invalidatedAt.gt"?: string;
                "invalidatedAt.lte"?: string;
                "invalidatedAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "invalidatedReason.null"?: boolean;
                invalidatedReason?: string;
                studentFirstName?: string;
                studentLastName?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "studentGrade.null"?: boolean;
                studentGrade?: string;
                /** @description Any of these, commas between. */
                "studentGrade.in"?: string[];
                trainingTitle?: string;
                trainingStartsAt?: string;
                "trainingStartsAt.gte"?: string;
                "trainingStartsAt.gt"?: string;
                "trainingStartsAt.lte"?: string;
                "trainingStartsAt.lt"?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["Presence"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPresence: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceWrite"];
            };
        };
        responses: {
            /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatePresence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceWrite"];
            };
        };
        responses: {
            /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePresence: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trainingRoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        students: {
                            /** Format: uuid */
                            student: string;
                            firstName: string;
                            lastName: string;
                            /** @enum {string} */
                            status: "active" | "suspended" | "left";
                            /** Format: uuid */
                            grade: string | null;
                            gradeRank: number | null;
                            beltColor: string | null;
                            presence: components["schemas"]["Presence"] | null;
                        }[];
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    student: string;
                    /** @enum {string|null} */
                    status: "declared" | "present" | "late" | "excused" | "absent" | null;
                    note?: string | null;
                }[];
            };
        };
        responses: {
            /** @description The marks of the students named. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"][];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    invalidatePresence: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restorePresence: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRightTo: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "group" | "group,asc" | "group,desc" | "right" | "right,asc" | "right,desc" | "groupName" | "groupName,asc" | "groupName,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                group?: string;
                /** @description Any of these, commas between. */
                "group.in"?: string[];
                right?: string;
                groupName?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["RightTo"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createRightTo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RightToWrite"];
            };
        };
        responses: {
            /** @description A right that the members of a group hold. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightTo"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRightTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A right that the members of a group hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightTo"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateRightTo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RightToWrite"];
            };
        };
        responses: {
            /** @description A right that the members of a group hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightTo"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeRightTo: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStudent: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "user" | "user,asc" | "user,desc" | "firstName" | "firstName,asc" | "firstName,desc" | "lastName" | "lastName,asc" | "lastName,desc" | "joinedOn" | "joinedOn,asc" | "joinedOn,desc" | "birthDate" | "birthDate,asc" | "birthDate,desc" | "memberNumber" | "memberNumber,asc" | "memberNumber,desc" | "email" | "email,asc" | "email,desc" | "phone" | "phone,asc" | "phone,desc" | "workplace" | "workplace,asc" | "workplace,desc" | "section" | "section,asc" | "section,desc" | "status" | "status,asc" | "status,desc" | "leftOn" | "leftOn,asc" | "leftOn,desc" | "licenceNo" | "licenceNo,asc" | "licenceNo,desc" | "licenceValidTo" | "licenceValidTo,asc" | "licenceValidTo,desc" | "insuranceValidTo" | "insuranceValidTo,asc" | "insuranceValidTo,desc" | "medicalValidTo" | "medicalValidTo,asc" | "medicalValidTo,desc" | "medicalKind" | "medicalKind,asc" | "medicalKind,desc" | "imageConsentOn" | "imageConsentOn,asc" | "imageConsentOn,desc" | "imageConsentWithdrawnOn" | "imageConsentWithdrawnOn,asc" | "imageConsentWithdrawnOn,desc" | "emergencyName" | "emergencyName,asc" | "emergencyName,desc" | "emergencyPhone" | "emergencyPhone,asc" | "emergencyPhone,desc" | "carryOverDays" | "carryOverDays,asc" | "carryOverDays,desc" | "carryOverAsOf" | "carryOverAsOf,asc" | "carryOverAsOf,desc" | "note" | "note,asc" | "note,desc" | "grade" | "grade,asc" | "grade,desc" | "gradeRank" | "gradeRank,asc" | "gradeRank,desc" | "guardianCount" | "guardianCount,asc" | "guardianCount,desc" | "lastPresentAt" | "lastPresentAt,asc" | "lastPresentAt,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "user.null"?: boolean;
                user?: string;
                /** @description Any of these, commas between. */
                "user.in"?: string[];
                firstName?: string;
                lastName?: string;
                joinedOn?: string;
                "joinedOn.gte"?: string;
                "joinedOn.gt"?: string;
                "joinedOn.lte"?: string;
                "joinedOn.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "birthDate.null"?: boolean;
                birthDate?: string;
                "birthDate.gte"?: string;
                "birthDate.gt"?: string;
                "birthDate.lte"?: string;
                "birthDate.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "memberNumber.null"?: boolean;
                memberNumber?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "email.null"?: boolean;
                email?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "phone.null"?: boolean;
                phone?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "workplace.null"?: boolean;
                workplace?: string;
                /** @description Any of these, commas between. */
                "workplace.in"?: string[];
                section?: "kids" | "youth" | "adult";
                /** @description Any of these, commas between. */
                "section.in"?: ("kids" | "youth" | "adult")[];
                status?: "active" | "suspended" | "left";
                /** @description Any of these, commas between. */
                "status.in"?: ("active" | "suspended" | "left")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "leftOn.null"?: boolean;
                leftOn?: string;
                "leftOn.gte"?: string;
                "leftOn.gt"?: string;
                "leftOn.lte"?: string;
                "leftOn.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "licenceNo.null"?: boolean;
                licenceNo?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "licenceValidTo.null"?: boolean;
                licenceValidTo?: string;
                "licenceValidTo.gte"?: string;
                "licenceValidTo.gt"?: string;
                "licenceValidTo.lte"?: string;
                "licenceValidTo.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "insuranceValidTo.null"?: boolean;
                insuranceValidTo?: string;
                "insuranceValidTo.gte"?: string;
                "insuranceValidTo.gt"?: string;
                "insuranceValidTo.lte"?: string;
                "insuranceValidTo.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "medicalValidTo.null"?: boolean;
                medicalValidTo?: string;
                "medicalValidTo.gte"?: string;
                "medicalValidTo.gt"?: string;
                "medicalValidTo.lte"?: string;
                "medicalValidTo.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "medicalKind.null"?: boolean;
                medicalKind?: "declaration" | "certificate";
                /** @description Any of these, commas between. */
                "medicalKind.in"?: ("declaration" | "certificate")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "imageConsentOn.null"?: boolean;
                imageConsentOn?: string;
                "imageConsentOn.gte"?: string;
                "imageConsentOn.gt"?: string;
                "imageConsentOn.lte"?: string;
                "imageConsentOn.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "imageConsentWithdrawnOn.null"?: boolean;
                imageConsentWithdrawnOn?: string;
                "imageConsentWithdrawnOn.gte"?: string;
                "imageConsentWithdrawnOn.gt"?: string;
                "imageConsentWithdrawnOn.lte"?: string;
                "imageConsentWithdrawnOn.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "emergencyName.null"?: boolean;
                emergencyName?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "emergencyPhone.null"?: boolean;
                emergencyPhone?: string;
                carryOverDays?: number;
                "carryOverDays.gte"?: number;
                "carryOverDays.gt"?: number;
                "carryOverDays.lte"?: number;
                "carryOverDays.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "carryOverAsOf.null"?: boolean;
                carryOverAsOf?: string;
                "carryOverAsOf.gte"?: string;
                "carryOverAsOf.gt"?: string;
                "carryOverAsOf.lte"?: string;
                "carryOverAsOf.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "note.null"?: boolean;
                note?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "grade.null"?: boolean;
                grade?: string;
                /** @description Any of these, commas between. */
                "grade.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "gradeRank.null"?: boolean;
                gradeRank?: number;
                "gradeRank.gte"?: number;
                "gradeRank.gt"?: number;
                "gradeRank.lte"?: number;
                "gradeRank.lt"?: number;
                guardianCount?: number;
                "guardianCount.gte"?: number;
                "guardianCount.gt"?: number;
                "guardianCount.lte"?: number;
                "guardianCount.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "lastPresentAt.null"?: boolean;
                lastPresentAt?: string;
                "lastPresentAt.gte"?: string;
                "lastPresentAt.gt"?: string;
                "lastPresentAt.lte"?: string;
                "lastPresentAt.lt"?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["Student"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentWrite"];
            };
        };
        responses: {
            /** @description Somebody who trains in the club. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Student"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody who trains in the club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Student"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentWrite"];
            };
        };
        responses: {
            /** @description Somebody who trains in the club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Student"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeStudent: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStudentGrade: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "student" | "student,asc" | "student,desc" | "grade" | "grade,asc" | "grade,desc" | "awardedOn" | "awardedOn,asc" | "awardedOn,desc" | "examiner" | "examiner,asc" | "examiner,desc" | "note" | "note,asc" | "note,desc" | "gradeRank" | "gradeRank,asc" | "gradeRank,desc" | "studentFirstName" | "studentFirstName,asc" | "studentFirstName,desc" | "studentLastName" | "studentLastName,asc" | "studentLastName,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                student?: string;
                /** @description Any of these, commas between. */
                "student.in"?: string[];
                grade?: string;
                /** @description Any of these, commas between. */
                "grade.in"?: string[];
                awardedOn?: string;
                "awardedOn.gte"?: string;
                "awardedOn.gt"?: string;
                "awardedOn.lte"?: string;
                "awardedOn.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "examiner.null"?: boolean;
                examiner?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "note.null"?: boolean;
                note?: string;
                gradeRank?: number;
                "gradeRank.gte"?: number;
                "gradeRank.gt"?: number;
                "gradeRank.lte"?: number;
                "gradeRank.lt"?: number;
                studentFirstName?: string;
                studentLastName?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["StudentGrade"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createStudentGrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentGradeWrite"];
            };
        };
        responses: {
            /** @description A grade that was awarded. The ledger is append-only: the newest row is the current grade, and it alone can be removed, within 30 days of its entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentGrade"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStudentGrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A grade that was awarded. The ledger is append-only: the newest row is the current grade, and it alone can be removed, within 30 days of its entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentGrade"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeStudentGrade: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTraining: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "title" | "title,asc" | "title,desc" | "workplace" | "workplace,asc" | "workplace,desc" | "instructor" | "instructor,asc" | "instructor,desc" | "kind" | "kind,asc" | "kind,desc" | "section" | "section,asc" | "section,desc" | "minGrade" | "minGrade,asc" | "minGrade,desc" | "maxGrade" | "maxGrade,asc" | "maxGrade,desc" | "capacity" | "capacity,asc" | "capacity,desc" | "countsForGrade" | "countsForGrade,asc" | "countsForGrade,desc" | "dayWeight" | "dayWeight,asc" | "dayWeight,desc" | "note" | "note,asc" | "note,desc" | "startsAt" | "startsAt,asc" | "startsAt,desc" | "endsAt" | "endsAt,asc" | "endsAt,desc" | "state" | "state,asc" | "state,desc" | "cancelReason" | "cancelReason,asc" | "cancelReason,desc" | "dayOff" | "dayOff,asc" | "dayOff,desc" | "series" | "series,asc" | "series,desc" | "seriesDay" | "seriesDay,asc" | "seriesDay,desc" | "detached" | "detached,asc" | "detached,desc" | "workplaceName" | "workplaceName,asc" | "workplaceName,desc" | "workplaceRoom" | "workplaceRoom,asc" | "workplaceRoom,desc" | "minGradeRank" | "minGradeRank,asc" | "minGradeRank,desc" | "maxGradeRank" | "maxGradeRank,asc" | "maxGradeRank,desc" | "instructorName" | "instructorName,asc" | "instructorName,desc" | "presentCount" | "presentCount,asc" | "presentCount,desc" | "declaredCount" | "declaredCount,asc" | "declaredCount,desc" | "excusedCount" | "excusedCount,asc" | "excusedCount,desc" | "absentCount" | "absentCount,asc" | "absentCount,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                title?: string;
                workplace?: string;
                /** @description Any of these, commas between. */
                "workplace.in"?: string[];
                instructor?: string;
                /** @description Any of these, commas between. */
                "instructor.in"?: string[];
                kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
                /** @description Any of these, commas between. */
                "kind.in"?: ("regular" | "weapons" | "kids" | "seminar" | "exam" | "open")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "section.null"?: boolean;
                section?: "kids" | "youth" | "adult";
                /** @description Any of these, commas between. */
                "section.in"?: ("kids" | "youth" | "adult")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "minGrade.null"?: boolean;
                minGrade?: string;
                /** @description Any of these, commas between. */
                "minGrade.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "maxGrade.null"?: boolean;
                maxGrade?: string;
                /** @description Any of these, commas between. */
                "maxGrade.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "capacity.null"?: boolean;
                capacity?: number;
                "capacity.gte"?: number;
                "capacity.gt"?: number;
                "capacity.lte"?: number;
                "capacity.lt"?: number;
                countsForGrade?: boolean;
                dayWeight?: number;
                "dayWeight.gte"?: number;
                "dayWeight.gt"?: number;
                "dayWeight.lte"?: number;
                "dayWeight.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "note.null"?: boolean;
                note?: string;
                startsAt?: string;
                "startsAt.gte"?: string;
                "startsAt.gt"?: string;
                "startsAt.lte"?: string;
                "startsAt.lt"?: string;
                endsAt?: string;
                "endsAt.gte"?: string;
                "endsAt.gt"?: string;
                "endsAt.lte"?: string;
                "endsAt.lt"?: string;
                state?: "planned" | "held" | "cancelled" | "notHeld";
                /** @description Any of these, commas between. */
                "state.in"?: ("planned" | "held" | "cancelled" | "notHeld")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "cancelReason.null"?: boolean;
                cancelReason?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "dayOff.null"?: boolean;
                dayOff?: string;
                /** @description Any of these, commas between. */
                "dayOff.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "series.null"?: boolean;
                series?: string;
                /** @description Any of these, commas between. */
                "series.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "seriesDay.null"?: boolean;
                seriesDay?: string;
                "seriesDay.gte"?: string;
                "seriesDay.gt"?: string;
                "seriesDay.lte"?: string;
                "seriesDay.lt"?: string;
                detached?: boolean;
                workplaceName?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "workplaceRoom.null"?: boolean;
                workplaceRoom?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "minGradeRank.null"?: boolean;
                minGradeRank?: number;
                "minGradeRank.gte"?: number;
                "minGradeRank.gt"?: number;
                "minGradeRank.lte"?: number;
                "minGradeRank.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "maxGradeRank.null"?: boolean;
                maxGradeRank?: number;
                "maxGradeRank.gte"?: number;
                "maxGradeRank.gt"?: number;
                "maxGradeRank.lte"?: number;
                "maxGradeRank.lt"?: number;
                instructorName?: string;
                presentCount?: number;
                "presentCount.gte"?: number;
                "presentCount.gt"?: number;
                "presentCount.lte"?: number;
                "presentCount.lt"?: number;
                declaredCount?: number;
                "declaredCount.gte"?: number;
                "declaredCount.gt"?: number;
                "declaredCount.lte"?: number;
                "declaredCount.lt"?: number;
                excusedCount?: number;
                "excusedCount.gte"?: number;
                "excusedCount.gt"?: number;
                "excusedCount.lte"?: number;
                "excusedCount.lt"?: number;
                absentCount?: number;
                "absentCount.gte"?: number;
                "absentCount.gt"?: number;
                "absentCount.lte"?: number;
                "absentCount.lt"?: number;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["Training"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingWrite"];
            };
        };
        responses: {
            /** @description A class on the mat. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class on the mat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingWrite"];
            };
        };
        responses: {
            /** @description A class on the mat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeTraining: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelTraining: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description A class on the mat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreTraining: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class on the mat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    holdTraining: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class on the mat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trainingNotHeld: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class on the mat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTrainingSeries: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "title" | "title,asc" | "title,desc" | "workplace" | "workplace,asc" | "workplace,desc" | "instructor" | "instructor,asc" | "instructor,desc" | "kind" | "kind,asc" | "kind,desc" | "section" | "section,asc" | "section,desc" | "minGrade" | "minGrade,asc" | "minGrade,desc" | "maxGrade" | "maxGrade,asc" | "maxGrade,desc" | "capacity" | "capacity,asc" | "capacity,desc" | "countsForGrade" | "countsForGrade,asc" | "countsForGrade,desc" | "dayWeight" | "dayWeight,asc" | "dayWeight,desc" | "note" | "note,asc" | "note,desc" | "localTime" | "localTime,asc" | "localTime,desc" | "durationMinutes" | "durationMinutes,asc" | "durationMinutes,desc" | "dateFrom" | "dateFrom,asc" | "dateFrom,desc" | "dateTo" | "dateTo,asc" | "dateTo,desc" | "workplaceName" | "workplaceName,asc" | "workplaceName,desc" | "workplaceRoom" | "workplaceRoom,asc" | "workplaceRoom,desc" | "minGradeRank" | "minGradeRank,asc" | "minGradeRank,desc" | "maxGradeRank" | "maxGradeRank,asc" | "maxGradeRank,desc" | "instructorName" | "instructorName,asc" | "instructorName,desc" | "trainingCount" | "trainingCount,asc" | "trainingCount,desc" | "skippedCount" | "skippedCount,asc" | "skippedCount,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                title?: string;
                workplace?: string;
                /** @description Any of these, commas between. */
                "workplace.in"?: string[];
                instructor?: string;
                /** @description Any of these, commas between. */
                "instructor.in"?: string[];
                kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
                /** @description Any of these, commas between. */
                "kind.in"?: ("regular" | "weapons" | "kids" | "seminar" | "exam" | "open")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "section.null"?: boolean;
                section?: "kids" | "youth" | "adult";
                /** @description Any of these, commas between. */
                "section.in"?: ("kids" | "youth" | "adult")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "minGrade.null"?: boolean;
                minGrade?: string;
                /** @description Any of these, commas between. */
                "minGrade.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "maxGrade.null"?: boolean;
                maxGrade?: string;
                /** @description Any of these, commas between. */
                "maxGrade.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "capacity.null"?: boolean;
                capacity?: number;
                "capacity.gte"?: number;
                "capacity.gt"?: number;
                "capacity.lte"?: number;
                "capacity.lt"?: number;
                countsForGrade?: boolean;
                dayWeight?: number;
                "dayWeight.gte"?: number;
                "dayWeight.gt"?: number;
                "dayWeight.lte"?: number;
                "dayWeight.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "note.null"?: boolean;
                note?: string;
                localTime?: string;
                durationMinutes?: number;
                "durationMinutes.gte"?: number;
                "durationMinutes.gt"?: number;
                "durationMinutes.lte"?: number;
                "durationMinutes.lt"?: number;
                dateFrom?: string;
                "dateFrom.gte"?: string;
                "dateFrom.gt"?: string;
                "dateFrom.lte"?: string;
                "dateFrom.lt"?: string;
                dateTo?: string;
                "dateTo.gte"?: string;
                "dateTo.gt"?: string;
                "dateTo.lte"?: string;
                "dateTo.lt"?: string;
                workplaceName?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "workplaceRoom.null"?: boolean;
                workplaceRoom?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "minGradeRank.null"?: boolean;
                minGradeRank?: number;
                "minGradeRank.gte"?: number;
                "minGradeRank.gt"?: number;
                "minGradeRank.lte"?: number;
                "minGradeRank.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "maxGradeRank.null"?: boolean;
                maxGradeRank?: number;
                "maxGradeRank.gte"?: number;
                "maxGradeRank.gt"?: number;
                "maxGradeRank.lte"?: number;
                "maxGradeRank.lt"?: number;
                instructorName?: string;
                trainingCount?: number;
                "trainingCount.gte"?: number;
                "trainingCount.gt"?: number;
                "trainingCount.lte"?: number;
                "trainingCount.lt"?: number;
                skippedCount?: number;
                "skippedCount.gte"?: number;
                "skippedCount.gt"?: number;
                "skippedCount.lte"?: number;
                "skippedCount.lt"?: number;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["TrainingSeries"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTrainingSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingSeriesWrite"];
            };
        };
        responses: {
            /** @description Trainings that come every week. Writing a series writes its trainings. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingSeries"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTrainingSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trainings that come every week. Writing a series writes its trainings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingSeries"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateTrainingSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingSeriesWrite"];
            };
        };
        responses: {
            /** @description Trainings that come every week. Writing a series writes its trainings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingSeries"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeTrainingSeries: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewTrainingSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    weekdays: number[];
                    /** Format: date */
                    dateFrom: string;
                    /** Format: date */
                    dateTo: string;
                    /** Format: uuid */
                    workplace: string;
                    /** @enum {string|null} */
                    section?: "kids" | "youth" | "adult" | null;
                    /** @enum {string} */
                    kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: string[];
                        skipped: {
                            /** Format: date */
                            day: string;
                            /** Format: uuid */
                            dayOff: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    splitTrainingSeries: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    from: string;
                    title?: string;
                    /** Format: uuid */
                    workplace?: string;
                    /** Format: uuid */
                    instructor?: string;
                    /** @enum {string} */
                    kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
                    /** @enum {string|null} */
                    section?: "kids" | "youth" | "adult" | null;
                    /** Format: uuid */
                    minGrade?: string | null;
                    /** Format: uuid */
                    maxGrade?: string | null;
                    capacity?: number | null;
                    countsForGrade?: boolean;
                    dayWeight?: number;
                    note?: string | null;
                    weekdays?: number[];
                    /** Format: time */
                    localTime?: string;
                    durationMinutes?: number;
                    /** Format: date */
                    dateTo?: string;
                };
            };
        };
        responses: {
            /** @description Trainings that come every week. Writing a series writes its trainings. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingSeries"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUser: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "username" | "username,asc" | "username,desc" | "email" | "email,asc" | "email,desc" | "firstName" | "firstName,asc" | "firstName,desc" | "lastName" | "lastName,asc" | "lastName,desc" | "phone" | "phone,asc" | "phone,desc" | "language" | "language,asc" | "language,desc" | "enabled" | "enabled,asc" | "enabled,desc" | "status" | "status,asc" | "status,desc" | "emailVerifiedAt" | "emailVerifiedAt,asc" | "emailVerifiedAt,desc" | "termsAcceptedAt" | "termsAcceptedAt,asc" | "termsAcceptedAt,desc" | "privacyAcceptedAt" | "privacyAcceptedAt,asc" | "privacyAcceptedAt,desc" | "privacyVersion" | "privacyVersion,asc" | "privacyVersion,desc" | "erasureRequestedAt" | "erasureRequestedAt,asc" | "erasureRequestedAt,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                username?: string;
                email?: string;
                firstName?: string;
                lastName?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "phone.null"?: boolean;
                phone?: string;
                language?: "pl" | "en";
                /** @description Any of these, commas between. */
                "language.in"?: ("pl" | "en")[];
                enabled?: boolean;
                status?: "invited" | "active" | "blocked" | "pendingErasure" | "erased";
                /** @description Any of these, commas between. */
                "status.in"?: ("invited" | "active" | "blocked" | "pendingErasure" | "erased")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "emailVerifiedAt.null"?: boolean;
                emailVerifiedAt?: string;
                "emailVerifiedAt.gte"?: string;
                "emailVerifiedAt.gt"?: string;
                "emailVerifiedAt.lte"?: string;
                "emailVerifiedAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "termsAcceptedAt.null"?: boolean;
                termsAcceptedAt?: string;
                "termsAcceptedAt.gte"?: string;
                "termsAcceptedAt.gt"?: string;
                "termsAcceptedAt.lte"?: string;
                "termsAcceptedAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "privacyAcceptedAt.null"?: boolean;
                privacyAcceptedAt?: string;
                "privacyAcceptedAt.gte"?: string;
                "privacyAcceptedAt.gt"?: string;
                "privacyAcceptedAt.lte"?: string;
                "privacyAcceptedAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "privacyVersion.null"?: boolean;
                privacyVersion?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "erasureRequestedAt.null"?: boolean;
                erasureRequestedAt?: string;
                "erasureRequestedAt.gte"?: string;
                "erasureRequestedAt.gt"?: string;
                "erasureRequestedAt.lte"?: string;
                "erasureRequestedAt.lt"?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["User"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserWrite"];
            };
        };
        responses: {
            /** @description Somebody who may sign in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody who may sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserWrite"];
            };
        };
        responses: {
            /** @description Somebody who may sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAllUser: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "username" | "username,asc" | "username,desc" | "email" | "email,asc" | "email,desc" | "firstName" | "firstName,asc" | "firstName,desc" | "lastName" | "lastName,asc" | "lastName,desc" | "phone" | "phone,asc" | "phone,desc" | "language" | "language,asc" | "language,desc" | "enabled" | "enabled,asc" | "enabled,desc" | "status" | "status,asc" | "status,desc" | "emailVerifiedAt" | "emailVerifiedAt,asc" | "emailVerifiedAt,desc" | "termsAcceptedAt" | "termsAcceptedAt,asc" | "termsAcceptedAt,desc" | "privacyAcceptedAt" | "privacyAcceptedAt,asc" | "privacyAcceptedAt,desc" | "privacyVersion" | "privacyVersion,asc" | "privacyVersion,desc" | "erasureRequestedAt" | "erasureRequestedAt,asc" | "erasureRequestedAt,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                username?: string;
                email?: string;
                firstName?: string;
                lastName?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "phone.null"?: boolean;
                phone?: string;
                language?: "pl" | "en";
                /** @description Any of these, commas between. */
                "language.in"?: ("pl" | "en")[];
                enabled?: boolean;
                status?: "invited" | "active" | "blocked" | "pendingErasure" | "erased";
                /** @description Any of these, commas between. */
                "status.in"?: ("invited" | "active" | "blocked" | "pendingErasure" | "erased")[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "emailVerifiedAt.null"?: boolean;
                emailVerifiedAt?: string;
                "emailVerifiedAt.gte"?: string;
                "emailVerifiedAt.gt"?: string;
                "emailVerifiedAt.lte"?: string;
                "emailVerifiedAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "termsAcceptedAt.null"?: boolean;
                termsAcceptedAt?: string;
                "termsAcceptedAt.gte"?: string;
                "termsAcceptedAt.gt"?: string;
                "termsAcceptedAt.lte"?: string;
                "termsAcceptedAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "privacyAcceptedAt.null"?: boolean;
                privacyAcceptedAt?: string;
                "privacyAcceptedAt.gte"?: string;
                "privacyAcceptedAt.gt"?: string;
                "privacyAcceptedAt.lte"?: string;
                "privacyAcceptedAt.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "privacyVersion.null"?: boolean;
                privacyVersion?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "erasureRequestedAt.null"?: boolean;
                erasureRequestedAt?: string;
                "erasureRequestedAt.gte"?: string;
                "erasureRequestedAt.gt"?: string;
                "erasureRequestedAt.lte"?: string;
                "erasureRequestedAt.lt"?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["User"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserInGroupRight: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "user" | "user,asc" | "user,desc" | "group" | "group,asc" | "group,desc" | "validFrom" | "validFrom,asc" | "validFrom,desc" | "validTo" | "validTo,asc" | "validTo,desc" | "username" | "username,asc" | "username,desc" | "groupName" | "groupName,asc" | "groupName,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                user?: string;
                /** @description Any of these, commas between. */
                "user.in"?: string[];
                group?: string;
                /** @description Any of these, commas between. */
                "group.in"?: string[];
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "validFrom.null"?: boolean;
                validFrom?: string;
                "validFrom.gte"?: string;
                "validFrom.gt"?: string;
                "validFrom.lte"?: string;
                "validFrom.lt"?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "validTo.null"?: boolean;
                validTo?: string;
                "validTo.gte"?: string;
                "validTo.gt"?: string;
                "validTo.lte"?: string;
                "validTo.lt"?: string;
                username?: string;
                groupName?: string;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["UserInGroupRight"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createUserInGroupRight: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInGroupRightWrite"];
            };
        };
        responses: {
            /** @description A user’s place in a group, for a time or for good. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInGroupRight"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserInGroupRight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user’s place in a group, for a time or for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInGroupRight"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUserInGroupRight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInGroupRightWrite"];
            };
        };
        responses: {
            /** @description A user’s place in a group, for a time or for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInGroupRight"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeUserInGroupRight: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWorkplace: {
        parameters: {
            query?: {
                /** @description Counted from 0. */
                page?: number;
                /** @description Rows a page, 20 unless told. */
                size?: number;
                /** @description `field`, `field,asc` or `field,desc`; the first counts most. */
                sort?: ("id" | "id,asc" | "id,desc" | "name" | "name,asc" | "name,desc" | "address" | "address,asc" | "address,desc" | "postalCode" | "postalCode,asc" | "postalCode,desc" | "city" | "city,asc" | "city,desc" | "room" | "room,asc" | "room,desc" | "capacity" | "capacity,asc" | "capacity,desc" | "lat" | "lat,asc" | "lat,desc" | "lon" | "lon,asc" | "lon,desc" | "directionsPl" | "directionsPl,asc" | "directionsPl,desc" | "directionsEn" | "directionsEn,asc" | "directionsEn,desc" | "active" | "active,asc" | "active,desc" | "createdAt" | "createdAt,asc" | "createdAt,desc" | "updatedAt" | "updatedAt,asc" | "updatedAt,desc" | "version" | "version,asc" | "version,desc")[];
                /** @description Where the page before ended; taken from `_links.next`. */
                after?: string;
                /** @description Text to look for; Polish letters may go without their marks. */
                q?: string;
                id?: string;
                /** @description Any of these, commas between. */
                "id.in"?: string[];
                name?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "address.null"?: boolean;
                address?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "postalCode.null"?: boolean;
                postalCode?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "city.null"?: boolean;
                city?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "room.null"?: boolean;
                room?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "capacity.null"?: boolean;
                capacity?: number;
                "capacity.gte"?: number;
                "capacity.gt"?: number;
                "capacity.lte"?: number;
                "capacity.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "lat.null"?: boolean;
                lat?: number;
                "lat.gte"?: number;
                "lat.gt"?: number;
                "lat.lte"?: number;
                "lat.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "lon.null"?: boolean;
                lon?: number;
                "lon.gte"?: number;
                "lon.gt"?: number;
                "lon.lte"?: number;
                "lon.lt"?: number;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "directionsPl.null"?: boolean;
                directionsPl?: string;
                /** @description Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through. */
                "directionsEn.null"?: boolean;
                directionsEn?: string;
                active?: boolean;
                createdAt?: string;
                "createdAt.gte"?: string;
                "createdAt.gt"?: string;
                "createdAt.lte"?: string;
                "createdAt.lt"?: string;
                updatedAt?: string;
                "updatedAt.gte"?: string;
                "updatedAt.gt"?: string;
                "updatedAt.lte"?: string;
                "updatedAt.lt"?: string;
                version?: number;
                "version.gte"?: number;
                "version.gt"?: number;
                "version.lte"?: number;
                "version.lt"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _embedded: {
                            results: components["schemas"]["Workplace"][];
                        };
                        _links: {
                            self: {
                                href: string;
                            };
                            first: {
                                href: string;
                            };
                            last: {
                                href: string;
                            };
                            next?: {
                                href: string;
                            };
                            prev?: {
                                href: string;
                            };
                        };
                        page: {
                            size: number;
                            totalElements: number;
                            totalPages: number;
                            /** @description Counted from 0. */
                            number: number;
                        };
                    };
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWorkplace: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key within a day gets the first answer and creates nothing. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkplaceWrite"];
            };
        };
        responses: {
            /** @description A place where the club trains. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workplace"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The idempotency key belongs to another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where the club trains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workplace"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWorkplace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkplaceWrite"];
            };
        };
        responses: {
            /** @description A place where the club trains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workplace"];
                };
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeWorkplace: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field or the request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No valid session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The right is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not visible to you. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A conflict; the body is its text. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description If-Match names another version. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
