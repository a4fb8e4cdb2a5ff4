import type { Language } from '../http/messages.ts';
import type { Mail } from './mailer.ts';

type MailText = Omit<Mail, 'to'>;

export function lightningCode(language: Language, clubName: string, code: string): MailText {
  return language === 'pl'
    ? {
        subject: `${code} to Twój kod – ${clubName}`,
        text: `Twój kod: ${code}\n\nWpisz go na stronie, na której zaczęło się logowanie. Kod działa 10 minut i tylko raz.\n\nJeśli to nie Ty próbujesz wejść do ${clubName}, zignoruj tę wiadomość i nikomu nie podawaj kodu.\n`,
      }
    : {
        subject: `${code} is your code – ${clubName}`,
        text: `Your code: ${code}\n\nType it on the page where you started to sign in. It works for 10 minutes, and once.\n\nIf it isn’t you who is signing in to ${clubName}, ignore this mail and tell nobody the code.\n`,
      };
}

export function setPasswordLink(
  language: Language,
  clubName: string,
  username: string,
  link: string,
): MailText {
  return language === 'pl'
    ? {
        subject: `Ustaw hasło – ${clubName}`,
        text: `Nazwa użytkownika: ${username}\n\nAby ustawić hasło do ${clubName}, otwórz:\n${link}\n\nOdnośnik działa 24 godziny i tylko raz. Jeśli nie prosisz o hasło, zignoruj tę wiadomość: nic się nie zmieni.\n`,
      }
    : {
        subject: `Set your password – ${clubName}`,
        text: `User name: ${username}\n\nTo set your password for ${clubName}, open:\n${link}\n\nThe link works for 24 hours, and once. If you didn’t ask for it, ignore this mail: nothing changes.\n`,
      };
}

export function passwordChanged(language: Language, clubName: string): MailText {
  return language === 'pl'
    ? {
        subject: `Hasło zmienione – ${clubName}`,
        text: `Hasło do Twojego konta w ${clubName} zostało właśnie zmienione, a inne urządzenia wylogowane.\n\nJeśli to nie Ty, poproś o nowe hasło na stronie logowania i powiadom klub.\n`,
      }
    : {
        subject: `Password changed – ${clubName}`,
        text: `The password of your account at ${clubName} has just been changed, and other devices were signed out.\n\nIf it wasn’t you, ask for a new password on the sign-in page and tell the club.\n`,
      };
}
