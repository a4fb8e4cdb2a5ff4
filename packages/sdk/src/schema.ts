// biome-ignore-all format: a row a path
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { Answers, Call, Done, Gives, IfMatch, Json, List, Made, Media, Ok, Once, One, Sends, SendsAs } from './call-types.ts';
import type { AnnouncementReader, ClubContact, ClubContactWords, DayOff, Exam, ExamCandidate, ExamMark, GradeProgress, HomeworkSubmission, ItemLoan, LandingSection, LandingSectionWords, Lead, Mat, NoticeKind, OwnStudent, Owner, Presence, Price, PriceWords, Prospect, StudentLimit, Tables, Training, TrainingKind, TrainingSeries, User, Whoami } from './entities.ts';
import type { TablePaths } from './table-types.ts';

/** What `by` is. */
interface GetArticleWritingDraftBy {
  id: string;
  firstName: string;
  lastName: string;
  picture: string | null;
}

/** What `unreached` is. */
interface PreviewMissedMailUnreached {
  /** `student.id`. */
  student: string;
  why: 'notMissed' | 'recently' | 'noMail' | 'noAddress';
}

/** What `ReadUnsubscribe` is. */
interface ReadUnsubscribe {
  /** Which notices the mail was of. */
  kind: NoticeKind;
  /** How its reader hears of them now. */
  way: 'live' | 'mail' | 'push' | 'none';
}

/** What `NoticeChoice` is. */
interface NoticeChoice {
  /** How one hears of each kind. */
  ways: Record<NoticeKind, 'live' | 'mail' | 'push' | 'none'>;
  /** When the hours begin in which neither a mail nor a push is sent; null where there are none. `HH:MM`, in the club’s zone. */
  quietFrom: string | null;
  /** When they end; before they begin, on the next day. `HH:MM`, in the club’s zone. */
  quietTo: string | null;
}

/** How the user came into the group. */
interface WhyRightPathsMembership {
  /** The row; null where none is needed. */
  id: string | null;
  /** RFC 3339, UTC. */
  since: string | null;
  /** Who did it; null where nobody is known to have. */
  by: string | null;
}

/** Every path of the API, by its verbs. */
export interface paths extends TablePaths<Tables> {
  '/health': {
    /** Alive? */
    get: Gives<{
      status: 'ok';
    }>;
  };
  '/ready': {
    /** Ready to serve? */
    get: Gives<{
      status: 'ok';
      /** Whether the broker of `BROKER_URL` can be reached; `none` where there is no such setting. */
      broker: 'none' | 'up' | 'down';
    }>;
  };
  '/metrics': {
    /** How does the server fare? */
    get: Call<Answers<200, Media<'text/plain', string>>>;
  };
  '/about': {
    /** The club and its zone */
    get: Gives<{
      /** The version of this contract, as every answer says it in `Tatami-Contract`. */
      contract: string;
      clubName: string;
      /** Where the picture is that the club has for its logo. */
      logo: string | null;
      /** The theme that people find who have chosen none themselves. */
      theme: string | null;
      /** IANA name. */
      timezone: string;
      /** Whether signing in with Google is set up. */
      google: boolean;
      /** Whether mails are sent: without a mail server they become files on the club’s own. */
      mail: boolean;
      /** The rules that members agree to. */
      terms: {
        url: string;
        version: string;
      } | null;
      /** What becomes of their data. */
      privacy: {
        url: string;
        version: string;
      } | null;
      demo: boolean;
      /** Whom to try the example club as; empty otherwise. */
      demoUsers: {
        username: 'admin' | 'instruktor' | 'czlonek' | 'rodzic' | 'dev';
        password: string;
        /** The group they are in. */
        role: string;
        firstName: string;
        lastName: string;
        /** The colour of the belt they wear, `#rrggbb`. */
        beltColor: string | null;
        /** Where their picture is, from the address of the API on. */
        face: string | null;
      }[];
    }>;
  };
  '/oauth/token': {
    /** Sign in */
    post: SendsAs<Media<'application/x-www-form-urlencoded', {
      grant_type: string;
      /** The user name or the e-mail address, of grant password. */
      username?: string;
      /** The password, of grant password, or the `timeStamp` of a confirmed lightning registration. */
      password?: string;
      /** A code of the second factor, of grant password, once the answer was `tatami_second_factor_required`. */
      otp?: string;
      /** An ID token of Google in place of name and password, of grant password. */
      google_token?: string;
      /** The nonce of `google_token`, where it carries one. */
      nonce?: string;
      /** `true` for a session of 30 days. */
      remember?: string;
      /** What the address of /code-ret carried, of grant authorization_code. */
      code?: string;
      /** The address that was returned to, of grant authorization_code. */
      redirect_uri?: string;
      /** The secret behind the challenge, of grant authorization_code: RFC 7636 §4.1. */
      code_verifier?: string;
      /** The client, in place of client authentication, while it has no secret. */
      client_id?: string;
    }>, Ok<{
      access_token: string;
      token_type: 'Bearer';
      /** Seconds until the session ends at the latest. */
      expires_in: number;
    }>>;
  };
  '/oauth/revoke': {
    /** End the session of a token, or an access token */
    post: SendsAs<Media<'application/x-www-form-urlencoded', {
      token: string;
      /** RFC 7009 §2.1 */
      token_type_hint?: string;
      /** The client, as for a token. */
      client_id?: string;
    }>, Ok<Record<string, never>>>;
  };
  '/logout': {
    /** Sign out */
    get: Call<Done>;
  };
  '/auth/google/redirect': {
    /** Where to sign in with Google */
    get: Gives<{
      redirectUrl: string;
    }, { header: { 'x-auth-state': string } }>;
  };
  '/register/lightning': {
    /** Ask for a code by mail */
    post: Sends<{
      /** Where mails reach them. */
      email: string;
      firstName?: string;
      lastName?: string;
      appName: string;
      clientId: string;
      requestType: 'LIGHTNING';
      successUrl: string;
      errorUrl: string;
      resetUrl: string;
    }, Ok<{
      email: string;
      /** The name of this registration; who asked keeps it secret. */
      timeStamp: string;
    }>>;
  };
  '/register/lightning/confirm': {
    /** Type the mailed code */
    post: Sends<{
      /** Where mails reach them. */
      email: string;
      timeStamp: string;
      code: string;
      firstName?: string;
      lastName?: string;
    }, Done>;
  };
  '/user/register/set/{a}/{b}': {
    /** Is the mailed key good? */
    get: Gives<{
      setToken: string;
      /** RFC 3339, UTC. */
      expiresAt: string;
    }, { path: { a: string; b: string } }>;
  };
  '/user/register/set': {
    /** Set the password */
    post: Sends<{
      setToken: string;
      password: string;
    }, Done>;
  };
  '/user/register/reset': {
    /** Forgotten password */
    post: Sends<{
      username: string;
    }, Done>;
  };
  '/user/{id}/invite': {
    /** Mail the link to set a password */
    post: Call<Done, One & Once>;
  };
  '/lead/request': {
    /** Ask for a first class */
    post: Sends<Pick<Lead, 'name'> & Partial<Pick<Lead, 'email' | 'phone' | 'childAge' | 'section' | 'workplace' | 'training' | 'note'>> & {
      /** Whether they want to train themselves, or ask for a child. */
      whom?: 'self' | 'child' | null;
      /** The language they are written to in; that of the request unless told. */
      language?: 'pl' | 'en';
      /** Whether they agree that what they say is kept; without that nothing is. */
      consent: boolean;
      /** Which text they agree to. */
      consentVersion: '2026-11';
      /** What a form hides from people: who fills it in is a program. */
      website?: string | null;
    }, Done>;
  };
  '/article/{id}/writing': {
    /** How an article is being written */
    get: Gives<{
      /** What is not published yet; null where the article is as its readers have it. */
      draft: {
        /** The heading in Polish. */
        titlePl: string;
        /** The heading in English. */
        titleEn: string;
        /** The lead in Polish. */
        leadPl: string;
        /** The lead in English. */
        leadEn: string;
        /** The text in Polish, as Markdown. */
        bodyPl: string;
        /** The text in English, as Markdown. */
        bodyEn: string;
        /** The version that the next save names. */
        version: number;
        /** Who it was; null where they are gone. */
        by: GetArticleWritingDraftBy | null;
        /** When it was last saved. RFC 3339, UTC. */
        updatedAt: string;
      } | null;
      /** The versions, the newest first; 200 at most. */
      versions: {
        /** Its id. */
        id: string;
        /** Whether it was published, or kept on the way. */
        kind: 'published' | 'saved';
        /** What is to be remembered of it. */
        note: string | null;
        /** Who it was; null where they are gone. */
        by: GetArticleWritingDraftBy | null;
        /** When it was kept. RFC 3339, UTC. */
        createdAt: string;
        /** How many words came since the one before. */
        wordsAdded: number;
        /** How many words went. */
        wordsRemoved: number;
      }[];
      /** The pictures that may stand in its text. */
      pictures: {
        /** Its id. */
        id: string;
        /** What its file was called. */
        name: string;
        /** How wide it is, in pixels. */
        width: number;
        /** How high it is, in pixels. */
        height: number;
        /** Whether it says nothing. */
        isDecorative: boolean;
      }[];
      /** With `?key=` these pictures are shown before they are published; for a day. */
      pictureKey: string;
      /** The links by which others read the draft. */
      previews: {
        /** Its id. */
        id: string;
        /** Where the draft is read without an account. */
        path: string;
        /** Who it was; null where they are gone. */
        by: GetArticleWritingDraftBy | null;
        /** When it leads nowhere any more. RFC 3339, UTC. */
        expiresAt: string;
      }[];
      /** Who else has it open. */
      writers: (GetArticleWritingDraftBy | null)[];
    }, One>;
    /** Say that you have an article open, or not any more */
    put: Sends<{
      /** Whether it is open. */
      isOpen: boolean;
    }, Done, One>;
  };
  '/article/{id}/writing/draft': {
    /** Save what is written of an article */
    put: Sends<{
      /** The heading in Polish. */
      titlePl: string;
      /** The heading in English. */
      titleEn: string;
      /** The lead in Polish. */
      leadPl: string;
      /** The lead in English. */
      leadEn: string;
      /** The text in Polish, as Markdown. */
      bodyPl: string;
      /** The text in English, as Markdown. */
      bodyEn: string;
      /** The version of the draft that this was made of; 0 where there was none. */
      seen: number;
    }, Ok<{
      /** The version of the draft since. */
      version: number;
      /** When it was saved. RFC 3339, UTC. */
      updatedAt: string;
    }>, One>;
    /** Give up what is not published of an article */
    delete: Call<Done, One>;
  };
  '/article/{id}/writing/version': {
    /** Keep what is written of an article as a version */
    post: Sends<{
      /** What is to be remembered of it. */
      note?: string;
    }, Done, One & Once>;
  };
  '/article/{id}/writing/version/{version}': {
    /** The texts of a version */
    get: Gives<{
      /** The heading in Polish. */
      titlePl: string;
      /** The heading in English. */
      titleEn: string;
      /** The lead in Polish. */
      leadPl: string;
      /** The lead in English. */
      leadEn: string;
      /** The text in Polish, as Markdown. */
      bodyPl: string;
      /** The text in English, as Markdown. */
      bodyEn: string;
    }, { path: { id: string; version: string } }>;
  };
  '/article/{id}/writing/picture/{picture}': {
    /** Say whether a picture of an article is mere decoration */
    put: Sends<{
      /** Whether it says nothing. */
      isDecorative: boolean;
    }, Done, { path: { id: string; picture: string } }>;
  };
  '/article/{id}/writing/preview-link': {
    /** Make a link to the draft for who has no account */
    post: Sends<{
      /** For how long; seven days unless told. In days. */
      days?: number;
    }, Made<{
      /** Its id. */
      id: string;
      /** Where it leads, on the club’s address. */
      path: string;
    }>, One & Once>;
  };
  '/article/{id}/writing/preview-link/{link}': {
    /** Withdraw a link to the draft */
    delete: Call<Done, { path: { id: string; link: string } }>;
  };
  '/tickets': {
    /** A ticket for one request */
    post: Sends<{
      purpose: 'download' | 'websocket';
    }, Made<{
      ticket: string;
      /** RFC 3339, UTC. */
      expiresAt: string;
    }>>;
  };
  '/outgoing-mail': {
    /** Mails that are not out yet */
    get: Gives<{
      /** How many are on their way, or are tried again later by themselves. */
      waiting: number;
      /** How many are tried no more by themselves. */
      stuck: number;
      /** How many came to their end unsent in the last week, as a code that works no more. */
      givenUp: number;
      mails: {
        id: string;
        state: 'waiting' | 'stuck' | 'givenUp';
        /** A code to sign in with, a link to set a password, word of a change of the account, or a notice. */
        kind: 'code' | 'link' | 'account' | 'notice';
        /** The address; null for who may not read users. */
        to: string | null;
        /** When it was to be sent. RFC 3339, UTC. */
        since: string;
        /** When it is of no use any more. RFC 3339, UTC. */
        until: string;
        /** How many there were. */
        tries: number;
        /** The next try. RFC 3339, UTC. */
        due: string | null;
        /** Why the last try failed: no mail server there, no safe line to it, it refuses the club’s account, the mailbox or the mail, another server of the club has another key, or a fault of the server. */
        failure: 'unreachable' | 'insecure' | 'sign-in' | 'no-mailbox' | 'refused' | 'other-key' | 'fault' | null;
        /** The number of the mail server’s answer, as 550. */
        reply: number | null;
      }[];
    }>;
  };
  '/outgoing-mail/{id}/retry': {
    /** Try a mail again, now */
    post: Call<Done, One>;
  };
  '/outgoing-mail/{id}': {
    /** Take a mail out */
    delete: Call<Done, One>;
  };
  '/webhook/{id}/secret': {
    /** Make a new secret */
    post: Gives<{
      /** What messages are signed with, `whsec_` and Base64. */
      secret: string;
    }, One>;
  };
  '/webhook/{id}/messages': {
    /** What a webhook was told */
    get: Gives<{
      messages: {
        /** `webhook-id` is this after `msg_`. */
        id: string;
        /** `student.update`, or `test`. */
        type: string;
        /** When what it tells of was stored. RFC 3339, UTC. */
        at: string;
        /** What it is about; null of a test. */
        of: {
          /** The name of the table on the wire. */
          table: string;
          /** The id of the row, which may be gone. */
          row: string;
          /** `create`, `update`, `remove`, or the name of an action. */
          verb: string;
          /** The version of the row after it; null where it is gone. */
          version: number | null;
        } | null;
        /** Whether it is on its way, tried no more by itself, or delivered. */
        state: 'waiting' | 'stuck' | 'delivered';
        /** How many there were. */
        tries: number;
        /** The next try. RFC 3339, UTC. */
        due: string | null;
        /** When the receiver took it. RFC 3339, UTC. */
        deliveredAt: string | null;
        /** The status of its answer. */
        status: number | null;
        /** How long the receiver took, in milliseconds. */
        ms: number | null;
        /** Why the last try failed: `not-public`, `no-host`, `unreachable`, `insecure`, `timeout`, `no-http`, `redirect`, `refused`, `gone`, `off`, `no-secret`, `other-key`, `fault`; the status of an answer follows. */
        failure: string | null;
      }[];
    }, One>;
  };
  '/webhook/{id}/messages/{message}/replay': {
    /** Send a message again, now */
    post: Call<Done, { path: { id: string; message: string } }>;
  };
  '/webhook/{id}/test': {
    /** Send a test */
    post: Call<Answers<202, Json<{
      /** The id of the message. */
      message: string;
    }>>, One>;
  };
  '/calendar/{token}.ics': {
    /** A calendar to subscribe to */
    get: Call<Answers<200, Media<'text/calendar', string>>, { path: { token: string } }>;
  };
  '/training/{id}/calendar': {
    /** A training for a calendar */
    get: Call<Answers<200, Media<'text/calendar', string>>, One>;
  };
  '/training/{id}/check-in-code': {
    /** The code by which people check in at a training */
    get: Gives<{
      code: string;
      /** The milliseconds until there is another. */
      nextIn: number;
    }, One>;
  };
  '/check-in/admission': {
    /** Get in at the door of a training */
    post: Sends<{
      /** `training.id`. */
      training: string;
      code: string;
    }, Ok<{
      admission: string;
      /** RFC 3339, UTC. */
      expiresAt: string;
    }>>;
  };
  '/training/{id}/check-in': {
    /** Check in at a training */
    put: Sends<{
      /** `student.id`. */
      student: string;
      /** What `admitToTraining` has given. */
      admission: string;
    }, Ok<Presence>, One>;
  };
  '/kiosk': {
    /** Let a screen by the door mark presences */
    post: Sends<{
      trainings: string[];
      /** What ends it on the spot: 4 to 6 digits. */
      pin: string;
    }, Made<{
      id: string;
      token: string;
      /** RFC 3339, UTC. */
      expiresAt: string;
    }>>;
    /** Who may check in at a kiosk */
    get: Gives<{
      id: string;
      /** RFC 3339, UTC. */
      expiresAt: string;
      grades: {
        /** `grade.id`. */
        id: string;
        namePl: string;
        nameEn: string;
        beltColor: string;
        rank: number;
      }[];
      trainings: {
        /** `training.id`. */
        id: string;
        title: string;
        /** RFC 3339, UTC. */
        startsAt: string;
        /** RFC 3339, UTC. */
        endsAt: string;
        workplaceName: string;
        state: string;
        students: {
          /** `student.id`. */
          student: string;
          firstName: string;
          lastName: string;
          picture: string | null;
          /** `grade.id`. */
          grade: string | null;
          status: 'declared' | 'present' | 'late' | 'excused' | 'absent' | null;
        }[];
      }[];
    }>;
  };
  '/kiosk/picture/{student}/{picture}': {
    /** The picture of somebody whom a kiosk shows */
    get: Call<Answers<200, Media<'image/webp', string>>, { path: { student: string; picture: string } }>;
  };
  '/kiosk/presences': {
    /** Check in at a kiosk */
    put: Sends<{
      /** `training.id`. */
      training: string;
      marks: {
        /** `student.id`. */
        student: string;
        status: 'present' | null;
        /** The milliseconds since it was said, where it had to wait for the network. */
        waited?: number;
      }[];
    }, Done>;
  };
  '/kiosk/leave': {
    /** End a kiosk on the spot */
    post: Sends<{
      pin: string;
    }, Done>;
  };
  '/missed-mail/preview': {
    /** Whom a mail to those who were missed would reach */
    post: Sends<{
      students: string[];
    }, Ok<{
      usual: Record<'pl' | 'en', {
        subject: string;
        text: string;
      }>;
      reached: {
        /** `student.id`. */
        student: string;
        firstName: string;
        lastName: string;
        /** Whether it goes to their guardians, as they are under 18. */
        toGuardians: boolean;
        languages: ('pl' | 'en')[];
      }[];
      /** To whom nothing is written: they came again or left, the club has written in the last month, they want no mails of it, or neither they nor a guardian have an address. */
      unreached: PreviewMissedMailUnreached[];
    }>>;
  };
  '/missed-mail': {
    /** Write to those who were missed */
    post: Sends<{
      students: string[];
      texts: Record<'pl' | 'en', {
        subject: string;
        text: string;
      }>;
    }, Ok<{
      written: string[];
      /** Until when it can be taken back; null where nothing goes. RFC 3339, UTC. */
      goesAt: string | null;
      /** To whom nothing is written: they came again or left, the club has written in the last month, they want no mails of it, or neither they nor a guardian have an address. */
      unreached: PreviewMissedMailUnreached[];
    }>, Once>;
  };
  '/missed-mail/undo': {
    /** Take a mail to those who were missed back */
    post: Sends<{
      students: string[];
    }, Ok<{
      takenBack: string[];
    }>, Once>;
  };
  '/club-overview': {
    /** How the club stands */
    get: Gives<{
      /** The club’s day that all of it is of. `YYYY-MM-DD`. */
      today: string;
      /** Those who train in the club. For who may read students. */
      students: {
        /** How many train now. */
        active: number;
        /** How many had joined by this day a year ago and had not left. */
        aYearAgo: number;
        /** How many have joined in this month, whatever became of them. */
        joined: number;
        /** How many had by this day of the same month of last year. */
        joinedAYearAgo: number;
      } | null;
      /** Who was on the mat, week by week. For who may read trainings. */
      attendance: {
        /** The Mondays of 53 weeks, the oldest first; this week is the last. */
        weeks: string[];
        groups: {
          /** Whom the trainings were for; null for everybody. */
          section: 'kids' | 'youth' | 'adult' | null;
          kind: TrainingKind;
          /** How often somebody came, by week. */
          counts: number[];
        }[];
        /** How often somebody came to any training 52 weeks before each of these weeks. */
        lastYear: number[];
      } | null;
      /** Who stays, by month of joining, the oldest first. For who may read students and presences. */
      retention: {
        /** The first day of the month. `YYYY-MM-DD`. */
        month: string;
        /** How many joined in it, also those who have left since. */
        joined: number;
        /** How many of these were at a training that counts: in that month, in the next, and so on to this one. */
        present: number[];
      }[] | null;
      /** Who has not been on the mat for three weeks. For who may read students. */
      unseen: {
        /** The day before which they were last seen, or joined. `YYYY-MM-DD`. */
        before: string;
        /** How many were seen before. */
        lapsed: number;
        /** How many never were. */
        neverCame: number;
        /** Who was seen last the latest first, 50 at most. */
        students: {
          /** `student.id`. */
          id: string;
          firstName: string;
          lastName: string;
          picture: string | null;
          beltColor: string | null;
          /** RFC 3339, UTC. */
          lastPresentAt: string | null;
          /** `YYYY-MM-DD`. */
          joinedOn: string;
          /** RFC 3339, UTC. */
          missedMailAt: string | null;
          /** Whether the club has not written to them for a month. */
          mayWrite: boolean;
        }[];
      } | null;
      /** Papers that are over, or will be within 30 days. For who may read students. */
      papers: {
        /** The last of these days. `YYYY-MM-DD`. */
        until: string;
        licence: number;
        insurance: number;
        medical: number;
        /** The first to end first, 20 at most; somebody may be named for each of their papers. */
        students: {
          /** `student.id`. */
          id: string;
          firstName: string;
          lastName: string;
          picture: string | null;
          beltColor: string | null;
          paper: 'licence' | 'insurance' | 'medical';
          /** `YYYY-MM-DD`. */
          validTo: string;
        }[];
      } | null;
      /** Who has all that their next grade asks for, as their page says it; the conditions that are ticked by hand are not asked about. For who may read students. */
      ready: {
        count: number;
        /** The highest grades first, 200 at most. */
        students: {
          /** `student.id`. */
          id: string;
          firstName: string;
          lastName: string;
          picture: string | null;
          beltColor: string | null;
          /** `grade.id`. */
          gradeTo: string;
        }[];
      } | null;
      access: {
        /** How many accounts wait for their owner to set a password. */
        invited: number;
        /** How many adults who train have no account. For who may read students too; children have guardians. */
        without: number | null;
      } | null;
      /** Trainings ahead whose leader can’t lead them. For who may read trainings. */
      trainings: {
        notLed: number;
        /** When the next of them begins. RFC 3339, UTC. */
        next: string | null;
      } | null;
      /** Loans. For who may read them. */
      loans: {
        /** How many were to be back by now. */
        overdue: number;
      } | null;
      /** How many accounts stand for nobody yet. For who may read users, students and guardians. */
      undecided: number | null;
      /** How many requests for a first class nobody has answered. For who may read them. */
      leads: number | null;
      /** How many people signed in last on each of the last 14 days. For who may read sign-ins. */
      signIns: {
        /** `YYYY-MM-DD`. */
        day: string;
        users: number;
      }[] | null;
      /** Live connections now. For who may look at the server. */
      connections: {
        /** How many this server has. */
        count: number;
        /** Whether the club has no other servers that might have more. */
        areAll: boolean;
      } | null;
    }>;
  };
  '/article/{id}/writing/picture': {
    /** Add a picture for the text of an article */
    post: SendsAs<Media<'image/jpeg' | 'image/png' | 'image/webp', unknown>, Made<{
      /** Its id. */
      id: string;
      /** Its address, as the text names it. */
      path: string;
      /** The bytes of the largest of its files as AVIF. */
      bytes: number;
    }>, { path: { id: string }; query: {
      /** What its file is called. */
      name: string;
    } }>;
  };
  '/unsubscribe/{token}': {
    /** What an address to leave mails by is for */
    get: Gives<ReadUnsubscribe, { path: { token: string } }>;
    /** Have mails of a kind no more */
    post: SendsAs<Media<'application/x-www-form-urlencoded' | 'multipart/form-data', string>, Ok<ReadUnsubscribe>, { path: { token: string } }>;
    /** Have mails of a kind again */
    delete: Gives<ReadUnsubscribe, { path: { token: string } }>;
  };
  '/authinfo/whoami': {
    /** Who is signed in */
    get: Gives<Whoami>;
  };
  '/authinfo/owner': {
    /** Whom the caller acts for */
    get: Gives<Owner>;
  };
  '/authinfo/profile': {
    /** The caller’s own user */
    get: Gives<User>;
    /** Change the own data */
    put: Sends<{
      firstName?: string;
      lastName?: string;
      /** The phone number, with the country’s code. */
      phone?: string | null;
      language?: 'pl' | 'en';
    }, Ok<User>>;
  };
  '/authinfo/roles': {
    /** The caller’s groups */
    get: Gives<string[]>;
  };
  '/users/hasrightto/{right}': {
    /** Does the caller hold the right? */
    get: Gives<boolean, { path: { right: string } }>;
  };
  '/users/hasrightto/paths/{rights}': {
    /** Which of these rights does the caller hold? */
    get: Gives<Record<string, boolean>, { path: { rights: string } }>;
  };
  '/authinfo/password': {
    /** Change the own password */
    put: Sends<{
      current: string;
      password: string;
      /** Whether the tokens of scripts end too. */
      endTokens?: boolean;
    }, Done>;
  };
  '/authinfo/acceptance': {
    /** Accept the terms and the privacy notice */
    post: Sends<{
      /** The edition of the terms. */
      terms?: string;
      /** The edition of the privacy notice. */
      privacy?: string;
    }, Ok<User>, Once>;
  };
  '/authinfo/notice-choice': {
    /** What the caller hears of, and how */
    get: Gives<NoticeChoice>;
    /** Choose what to hear of, and how */
    put: Sends<{
      /** How one hears of a kind; those that are missing stay. */
      ways: Partial<Record<NoticeKind, 'live' | 'mail' | 'push' | 'none'>>;
      /** When the hours begin in which neither a mail nor a push is sent; null where there are none. `HH:MM`, in the club’s zone. */
      quietFrom: string | null;
      /** When they end; before they begin, on the next day. `HH:MM`, in the club’s zone. */
      quietTo: string | null;
    }, Ok<NoticeChoice>>;
  };
  '/authinfo/push-devices': {
    /** On which devices the caller hears of things */
    get: Gives<{
      /** The key of the club, with which a browser subscribes (RFC 8292 §3.2). */
      publicKey: string;
      /** Whether this device may be added: they have signed in to stay so, with `remember_me`. */
      mayHear: boolean;
      /** The newest first. */
      devices: {
        /** That of the session there. */
        id: string;
        current: boolean;
        device: string | null;
        /** RFC 3339, UTC. */
        createdAt: string;
      }[];
    }>;
    /** Hear of things on this device */
    put: Sends<{
      /** The address of the browser at its push service. */
      endpoint: string;
      keys: {
        /** Its public key on the curve P-256, in Base64 for addresses. */
        p256dh: string;
        /** Its 16 bytes of authentication. */
        auth: string;
      };
    }, Done>;
  };
  '/authinfo/push-devices/{id}': {
    /** Hear no more there */
    delete: Call<Done, One>;
  };
  '/authinfo/calendar-feeds': {
    /** The caller’s calendars to subscribe to */
    get: Gives<{
      /** The oldest first. Their addresses are asked for one by one. */
      feeds: {
        id: string;
        /** What it is about: what a student trains, what its owner leads, what is held in a place, or all that the club holds. */
        about: 'student' | 'led' | 'workplace' | 'club';
        /** Whose trainings these are: the owner’s, or a child’s; null of others. `student.id`. */
        student: string | null;
        /** The place; null of others. `workplace.id`. */
        workplace: string | null;
        /** The first and last name of the student. */
        studentName: string | null;
        /** What the place is called. */
        workplaceName: string | null;
        /** How long before a training a program reminds of it. */
        reminder: 'none' | 'hour' | 'twoHours' | 'day';
        /** Whether it has the days off too. */
        withDaysOff: boolean;
        /** Whether it has the trainings that the student is excused from; they leave the time free. */
        withExcused: boolean;
        /** Whether it is read: not where its owner acts no more for the student. */
        active: boolean;
        /** When it was made. RFC 3339, UTC. */
        createdAt: string;
        /** When its address was made. RFC 3339, UTC. */
        renewedAt: string;
        /** When a program last read it there, to the hour; null where none has. RFC 3339, UTC. */
        readAt: string | null;
      }[];
    }>;
    /** Make a calendar to subscribe to */
    post: Sends<{
      /** What it is about: what a student trains, what its owner leads, what is held in a place, or all that the club holds. */
      about: 'student' | 'led' | 'workplace' | 'club';
      /** Whose trainings these are: the owner’s, or a child’s; null of others. `student.id`. */
      student: string | null;
      /** The place; null of others. `workplace.id`. */
      workplace: string | null;
      /** How long before a training a program reminds of it. */
      reminder: 'none' | 'hour' | 'twoHours' | 'day';
      /** Whether it has the days off too. */
      withDaysOff: boolean;
      /** Whether it has the trainings that the student is excused from; they leave the time free. */
      withExcused: boolean;
    }, Made<{
      id: string;
    }>, Once>;
  };
  '/authinfo/calendar-feeds/{id}': {
    /** What a calendar has beside the trainings */
    put: Sends<{
      /** How long before a training a program reminds of it. */
      reminder: 'none' | 'hour' | 'twoHours' | 'day';
      /** Whether it has the days off too. */
      withDaysOff: boolean;
      /** Whether it has the trainings that the student is excused from; they leave the time free. */
      withExcused: boolean;
    }, Done, One>;
    /** Take a calendar back */
    delete: Call<Done, One>;
  };
  '/authinfo/calendar-feeds/{id}/address': {
    /** Where programs read a calendar */
    get: Gives<{
      /** It holds the secret of the feed. */
      address: string;
    }, One>;
  };
  '/authinfo/calendar-feeds/{id}/renew': {
    /** Give a calendar another address */
    post: Call<Done, One & Once>;
  };
  '/authinfo/access-tokens': {
    /** Make a token for a script */
    post: Sends<{
      /** What the script is for. */
      name: string;
      /** The rights that it may use, of those that the caller has; `Own:Read` and `Own:Write` open what is the caller’s own. */
      rights: string[];
      /** When it ends by itself, a year from now at most unless the club says otherwise. RFC 3339, UTC. */
      expiresAt: string;
      /** The password of the caller. */
      password: string;
    }, Made<{
      /** The id of its row. */
      id: string;
      /** The token itself: `tat_`, 43 letters and digits, and six of a checksum. */
      token: string;
    }>>;
  };
  '/authinfo/sessions': {
    /** Where the caller is signed in */
    get: Gives<{
      id: string;
      current: boolean;
      /** How they signed in there; `kiosk` is a screen by the door that they have begun. */
      method: 'password' | 'google' | 'lightning' | 'kiosk';
      device: string | null;
      /** The masked address. */
      address: string | null;
      /** RFC 3339, UTC. */
      createdAt: string;
      /** The last use, to the minute. RFC 3339, UTC. */
      lastUsedAt: string;
    }[]>;
  };
  '/authinfo/sessions/{id}': {
    /** Sign out there */
    delete: Call<Done, One>;
  };
  '/authinfo/security': {
    /** What guards the own account */
    get: Gives<{
      /** Who came by mail or Google has none at first. */
      hasPassword: boolean;
      /** Whether it is on. */
      secondFactor: boolean;
      recoveryCodesLeft: number;
      /** The number of days that such a token works for at the longest. */
      accessTokenDays: number;
    }>;
  };
  '/authinfo/second-factor': {
    /** Begin to set up a second factor */
    post: Sends<{
      password: string;
    }, Made<{
      /** Base32. */
      secret: string;
      /** otpauth:, for a QR code. */
      uri: string;
    }>>;
  };
  '/authinfo/second-factor/confirm': {
    /** Turn the second factor on */
    post: Sends<{
      code: string;
    }, Ok<{
      recoveryCodes: string[];
    }>>;
  };
  '/authinfo/second-factor/recovery-codes': {
    /** New recovery codes in the place of the old */
    post: Sends<{
      password: string;
    }, Ok<{
      recoveryCodes: string[];
    }>>;
  };
  '/authinfo/second-factor/remove': {
    /** Turn the second factor off */
    post: Sends<{
      password: string;
    }, Done>;
  };
  '/authinfo/export': {
    /** All data about the caller */
    get: Call<Answers<200, Media<'application/zip', string>>>;
  };
  '/authinfo/erasure': {
    /** Ask to be erased */
    post: Gives<User, Once>;
    /** Stay after all */
    delete: Gives<User>;
  };
  '/announcement/reach': {
    /** How many people an announcement would reach */
    get: Gives<{
      /** The accounts that hear of it, without the caller’s own. */
      accounts: number;
      /** Those who train and for whom nobody has an account. */
      withoutAccount: number;
    }, { query: {
      /** Whom it is for. */
      audience: 'all' | 'section' | 'group' | 'training' | 'person';
      /** The age group. */
      section?: 'kids' | 'youth' | 'adult';
      /** The group of users. */
      group?: string;
      /** The training. */
      training?: string;
      /** The person. */
      student?: string;
    } }>;
  };
  '/announcement-file/{id}/content': {
    /** The bytes of a file of an announcement */
    get: Call<Answers<200 | 206, Media<'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf', string>>, One>;
  };
  '/day-off/preview': {
    /** What a day off would cancel, and bring back */
    post: Sends<{
      /** `day-off.id`. */
      id?: string | null;
      /** `YYYY-MM-DD`. */
      dateFrom: string;
      /** `YYYY-MM-DD`. */
      dateTo: string;
      kind: 'publicHoliday' | 'schoolBreak' | 'closure' | 'instructor';
      /** `workplace.id`. */
      workplace?: string | null;
      section?: 'kids' | 'youth' | 'adult' | null;
    }, Ok<{
      /** The trainings as they would be, by their start. */
      cancelled: Training[];
      /** The trainings that this day off had cancelled or left out, planned again. One that was left out is not there yet, and has no `_links`. */
      restored: Training[];
    }>>;
  };
  '/day-off/missing-public-holidays': {
    /** Which Polish public holidays of a year are not days off yet */
    get: Gives<{
      missing: {
        /** `YYYY-MM-DD`. */
        day: string;
        name: string;
        /** Trainings it would cancel. */
        cancelledCount: number;
      }[];
      /** How many are there already. */
      existing: number;
    }, { query: {
      year: number;
    } }>;
  };
  '/day-off/fill-public-holidays': {
    /** Make the Polish public holidays of a year days off */
    post: Sends<{
      year: number;
    }, Ok<{
      created: DayOff[];
      /** How many were there already. */
      existing: number;
    }>, Once>;
  };
  '/exam/{id}/protocol.pdf': {
    /** The protocol of a completed exam, to be signed */
    get: Call<Answers<200, Media<'application/pdf', string>>, One>;
  };
  '/exam/{id}/evidence': {
    /** Whether what a completed exam was decided by still stands as it was counted */
    get: Gives<{
      /** The SHA-256 that was printed, in hexadecimal digits. */
      hash: string;
      /** Whether the evidence that was kept has that hash. */
      isWhole: boolean;
      /** What is not as it was counted; nothing where all is. */
      differences: {
        table: 'exam' | 'exam-candidate';
        /** The id of what is not as it was. */
        row: string;
        /** What of it; nothing where it came or went since. */
        fields: string[];
      }[];
      /** What was counted, as it was hashed. */
      evidence: string;
    }, One>;
  };
  '/exam/statistics': {
    /** How many passed and failed, by year and grade */
    get: Gives<{
      /** The year of the exams. */
      year: number;
      /** The grade that was tried for. `grade.id`. */
      grade: string;
      /** How many have passed. */
      passed: number;
      /** How many have failed. */
      failed: number;
      /** How many were entered and did not come. */
      noShow: number;
    }[]>;
  };
  '/student/{id}/attendance': {
    /** How a student has trained in a year, and what of it counts for their next grade */
    get: Gives<{
      /** The year that was asked for. */
      year: number;
      /** The year of their first presence, or this one. */
      firstYear: number;
      /** The days of that year on which they were at a training, whatever it counts for. In days. */
      days: number;
      /** The grade they hold. `grade.id`. */
      grade: string | null;
      /** The day on which they were given it. `YYYY-MM-DD`. */
      gradeSince: string | null;
      /** The training days since then, as they count for the next grade, until today. */
      daysSinceGrade: number;
      /** The number of these that was brought from paper. */
      daysCarriedOver: number;
      byKind: {
        kind: TrainingKind;
        /** How many of them they were at. */
        trainings: number;
      }[];
      bySection: {
        section: 'kids' | 'youth' | 'adult' | null;
        /** How many of them they were at. */
        trainings: number;
      }[];
      /** All of that year, the latest first. */
      presences: {
        /** `presence.id`. */
        id: string;
        /** `training.id`. */
        training: string;
        trainingTitle: string;
        /** RFC 3339, UTC. */
        trainingStartsAt: string;
        /** RFC 3339, UTC. */
        trainingEndsAt: string;
        kind: TrainingKind;
        /** Whom the training was for; null for everybody. */
        section: 'kids' | 'youth' | 'adult' | null;
        status: 'declared' | 'present' | 'late' | 'excused' | 'absent';
        note: string | null;
        invalidatedReason: string | null;
        /** The number of training days that it adds to the next grade. In days. */
        days: number;
        /** Why it adds none: it was invalidated; the training was not held; they were not there; the training counts for no grade, or as no day; it was before the grade they hold; another training of that day counts already. */
        whyNot: 'invalidated' | 'notHeld' | 'notThere' | 'notForGrade' | 'noWeight' | 'beforeGrade' | 'sameDay' | null;
      }[];
    }, { path: { id: string }; query?: {
      /** The year by the club’s clocks; this one unless told. */
      year?: number;
    } }>;
  };
  '/student/{id}/grade-progress': {
    /** What a student has of what a grade asks for, and when they will have it all */
    get: Gives<GradeProgress, { path: { id: string }; query?: {
      /** The next one unless told. */
      grade?: string;
      /** The club’s unless told. */
      profile?: 'PFA' | 'PZA' | 'HOMBU' | 'CFAI';
      /** The day of the exam; today unless told. */
      on?: string;
      /** What if they came so many days a week; as they have come unless told. */
      perWeek?: number;
    } }>;
  };
  '/exam/{id}/readiness': {
    /** Who is ready for an exam, and what the others lack */
    get: Gives<Prospect[], One>;
  };
  '/exam/readiness': {
    /** Who is ready for the next grade today, and what the others lack */
    get: Gives<Prospect[]>;
  };
  '/exam-candidate/{id}/certificate.pdf': {
    /** The certificate of a candidate who has passed */
    get: Call<Answers<200, Media<'application/pdf', string>>, One>;
  };
  '/exam/{id}/marks': {
    /** Mark techniques at an exam */
    put: Sends<{
      /** `exam-candidate.id`. */
      candidate: string;
      /** `technik.id`. */
      technik: string;
      mark: 'passed' | 'toImprove' | 'failed' | null;
      note?: string | null;
    }[], Ok<ExamMark[]>, One>;
  };
  '/homework-file/{id}/content': {
    /** The bytes of a file of a homework */
    get: Call<Answers<200 | 206, Media<'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4' | 'video/quicktime' | 'video/webm' | 'audio/mpeg' | 'audio/mp4' | 'application/pdf', string>>, One>;
  };
  '/homework-submission/counts': {
    /** How much homework is to be done, and how much waits for a review */
    get: Gives<{
      /** What the caller and their children have still to hand in, of what is open. */
      due: number;
      /** What was handed in and waits. Needs `HomeworkSubmission:Write`. */
      toReview: number | null;
    }>;
  };
  '/notice/read': {
    /** All own notices were read */
    post: Call<Done, Once>;
  };
  '/training/{id}/roster': {
    /** Who is expected at a training, with their marks */
    get: Gives<{
      students: {
        /** `student.id`. */
        student: string;
        firstName: string;
        lastName: string;
        status: 'active' | 'suspended' | 'left';
        picture: string | null;
        /** `grade.id`. */
        grade: string | null;
        presence: Presence | null;
      }[];
    }, One>;
  };
  '/training/{id}/presences': {
    /** Mark many students at a training */
    put: Sends<{
      /** `student.id`. */
      student: string;
      status: 'declared' | 'present' | 'late' | 'excused' | 'absent' | null;
      note?: string | null;
      /** The milliseconds since it was said, where it had to wait for the network. What somebody else of the staff or the student has said since then stands, and the mark is refused. */
      waited?: number;
    }[], Ok<Presence[]>, One>;
  };
  '/student/{id}/leaving': {
    /** What is open when a student leaves, and what has ended with it */
    get: Gives<{
      /** What they have of the club, the longest lent first. Needs `ItemLoan:Read`. */
      loans: {
        /** `item-loan.id`. */
        id: string;
        itemName: string;
        inventoryNo: string | null;
        /** `YYYY-MM-DD`. */
        dueOn: string | null;
        overdue: boolean;
      }[] | null;
      /** The own account and those of guardians. Needs `User:Read`. */
      accounts: {
        /** `user.id`. */
        id: string;
        name: string;
        of: 'student' | 'guardian';
        /** Whether it lets in. */
        enabled: boolean;
        /** Why it stays: its owner trains here, answers for another student, or has rights of their own. Null where it is of no other use. */
        needed: 'trains' | 'otherStudent' | 'rights' | null;
      }[] | null;
      /** The exams to come that they are a candidate of. Needs `ExamCandidate:Read`. */
      exams: {
        /** `exam.id`. */
        id: string;
        name: string;
        /** `YYYY-MM-DD`. */
        date: string;
      }[] | null;
      /** The trainings to come that they have signed up for. */
      signUps: number;
      /** The trainings to come that they lead. */
      leads: number;
      /** The calendar addresses that show their trainings. */
      feeds: number;
      /** The homework that they have not handed in. */
      homework: number;
      /** What is there again when they come back. */
      comesBack: {
        /** The accounts that were closed as they left. */
        accounts: number;
        /** The trainings still to come that they had signed up for. */
        signUps: number;
      };
    }, One>;
  };
  '/student/{id}/limit': {
    /** Tell those who teach what a student spares */
    put: Sends<{
      /** What they spare, in their own words; no diagnosis. */
      text: string;
    }, Ok<StudentLimit>, One>;
    /** Take back what a student spares */
    delete: Call<Done, One>;
  };
  '/training-series/preview': {
    /** The days of a series */
    post: Sends<{
      weekdays: number[];
      everyWeeks?: number;
      /** `YYYY-MM-DD`. */
      dateFrom: string;
      /** `YYYY-MM-DD`. */
      dateTo: string;
      /** `workplace.id`. */
      workplace: string;
      section?: 'kids' | 'youth' | 'adult' | null;
      kind?: TrainingKind;
      /** `training-series.id`. */
      id?: string;
      /** `HH:MM`, in the club’s zone. */
      localTime?: string;
      durationMinutes?: number;
    }, Ok<{
      days: string[];
      skipped: {
        /** `YYYY-MM-DD`. */
        day: string;
        /** `day-off.id`. */
        dayOff: string;
        name: string;
      }[];
      /** The first 20 by their start; none unless the time is said. */
      taken: {
        /** `training.id`. */
        id: string;
        title: string;
        /** RFC 3339, UTC. */
        startsAt: string;
        /** RFC 3339, UTC. */
        endsAt: string;
      }[];
    }>>;
  };
  '/training-series/{id}/split': {
    /** Change a series from a day on */
    post: Sends<Partial<Pick<TrainingSeries, 'title' | 'workplace' | 'instructor' | 'kind' | 'section' | 'minGrade' | 'maxGrade' | 'capacity' | 'countsForGrade' | 'dayWeight' | 'techniques' | 'note' | 'weekdays' | 'everyWeeks' | 'localTime' | 'durationMinutes' | 'dateTo'>> & {
      /** `YYYY-MM-DD`. */
      from: string;
    }, Made<TrainingSeries>, One & Once & IfMatch>;
  };
  '/training/{id}/mat': {
    /** Who is on the mat, what they need, and what is worth doing */
    get: Gives<Mat, One>;
  };
  '/user/all': {
    /** A page of user */
    get: List<User, Tables['user']['query']>;
  };
  '/user/matches': {
    /** Accounts that stand for nobody, and who they may be */
    get: Gives<{
      users: {
        id: string;
        firstName: string;
        lastName: string;
        /** Where mails reach them. */
        email: string;
        picture: string | null;
        /** RFC 3339, UTC. */
        createdAt: string;
        /** The persons without an account, the likeliest first. */
        persons: {
          table: 'student' | 'guardian';
          /** The ids of the person’s rows: one, or a guardian’s for each child. */
          ids: string[];
          name: string;
          /** Whose guardian they are. */
          children: string | null;
          byEmail: boolean;
          byName: boolean;
        }[];
      }[];
    }, { query?: {
      user?: string;
    } }>;
  };
  '/user/{id}/why/{right}': {
    /** Why a user holds a right */
    get: Gives<{
      held: boolean;
      /** None, where the user does not hold it. */
      paths: {
        /** `groupright.id`. */
        group: string;
        groupName: string;
        /** How the user came into the group. */
        membership: WhyRightPathsMembership;
        /** How the group came by the right; administrators hold every one. */
        right: WhyRightPathsMembership;
      }[];
    }, { path: { id: string; right: string } }>;
  };
  '/home': {
    /** All that the home of a member, a parent or an instructor shows */
    get: Gives<{
      /** The day by the club’s clocks. `YYYY-MM-DD`. */
      today: string;
      /** The first day after those whose trainings are told. `YYYY-MM-DD`. */
      until: string;
      students: OwnStudent[];
      /** From today on, those meant for one of the students, or at which one is marked. */
      trainings: Training[];
      /** Who leads these trainings, by the ids that a training calls its instructor. */
      leaders: {
        id: string;
        firstName: string;
        lastName: string;
        beltColor: string | null;
        /** Which picture there is of them, where the caller may see it. */
        picture: string | null;
        /** The student who they are, whose picture it is. */
        student: string | null;
      }[];
      /** Who is said to come to them, of those whose names the caller sees. */
      coming: {
        training: string;
        people: {
          id: string;
          firstName: string;
          lastName: string;
          beltColor: string | null;
          /** Which picture there is of them, where the caller may see it. */
          picture: string | null;
        }[];
      }[];
      /** Their marks since the beginning of the month, or of the week where that is earlier. */
      presences: Presence[];
      /** How each of them has trained for a year. */
      years: {
        student: string;
        /** The Monday on which it begins. `YYYY-MM-DD`. */
        from: string;
        /** The days on which they were on the mat, in order. */
        days: {
          /** `YYYY-MM-DD`. */
          day: string;
          /** How many they were at. */
          trainings: number;
          /** What kind of class the first of them was. */
          kind: TrainingKind;
          /** Whom it was for. */
          section: 'kids' | 'youth' | 'adult' | null;
        }[];
      }[];
      /** How far each is to the next grade; nothing of who holds the highest. */
      ways: {
        student: string;
        /** How far somebody is on the way to a grade. */
        progress: GradeProgress;
      }[];
      /** The newest announcement that the caller was told and has not opened. */
      announcement: AnnouncementReader | null;
      /** The exams that the students are asked to and have not answered, the soonest first. */
      invitations: {
        /** A student at an exam, and whether they may try; who may not needs a reason. Locked with the exam. */
        candidate: ExamCandidate;
        /** A day on which grades are tried for. Completing it writes its passes into the ledger of grades, and locks it. */
        exam: Exam;
      }[];
      /** What the students have still to hand in, what is due first before the rest. */
      homework: HomeworkSubmission[];
      /** The days off of the next 60 days that concern them, the earliest first. */
      daysOff: DayOff[];
      /** What the club has told last. */
      article: {
        id: string;
        slug: string;
        titlePl: string;
        titleEn: string | null;
        leadPl: string | null;
        leadEn: string | null;
        /** RFC 3339, UTC. */
        publishAt: string | null;
      } | null;
      /** What whoever calls the roll comes for; null for others. */
      teaching: {
        /** Today’s, also those that are over, and the next ones: 40 at most. */
        trainings: Training[];
        /** What the caller led in the last 7 days and nobody was marked at, the latest first. */
        unmarked: Training[];
        /** Of the class on the mat, or of the next one; of the caller’s own before others’. */
        mat: Mat | null;
      } | null;
    }>;
  };
  '/landing': {
    /** Save the words of the club’s page */
    post: Sends<{
      sections?: LandingSectionWords[];
      removedSections?: string[];
      prices?: PriceWords[];
      removedPrices?: string[];
      /** A `ClubContact` as `POST /landing` takes it. */
      contact?: ClubContactWords;
    }, Ok<{
      /** The sections that were saved, in the order in which they came. */
      sections: LandingSection[];
      /** The prices that were saved, in the order in which they came. */
      prices: Price[];
    }>, Once>;
  };
  '/landing/preview': {
    /** The club’s page as it would be */
    post: Sends<{
      language: 'pl' | 'en';
      /** By day, or by night. */
      scheme: 'light' | 'dark';
      sections: LandingSectionWords[];
      /** Where the browser that asks has the picture of each section, in their order: it need not be sent for that. */
      pictures: (string | null)[];
      prices: PriceWords[];
      /** A `ClubContact` as `POST /landing` takes it. */
      contact: ClubContactWords;
    }, Ok<{
      /** A whole document. */
      html: string;
      /** What each section says where the club says nothing. */
      ours: {
        titlePl: string;
        titleEn: string;
        textPl: string;
        textEn: string;
      }[];
    }>>;
  };
}
