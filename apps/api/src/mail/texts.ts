import type { Language } from '../http/messages.ts';
import type { Mail } from './mailer.ts';

type MailText = Omit<Mail, 'to'>;

export function lightningCode(language: Language, clubName: string, code: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `${code} to Twój kod – ${clubName}`,
        text: `Twój kod: ${code}\n\nWpisz go na stronie, na której zaczęło się logowanie. Kod działa 10 minut i tylko raz.\n\nJeśli to nie Ty próbujesz zalogować się w klubie ${clubName}, zignoruj tę wiadomość i nikomu nie podawaj kodu.\n`,
      }
    : {
        language,
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
        language,
        subject: `Ustaw hasło – ${clubName}`,
        text: `Nazwa użytkownika: ${username}\n\nAby ustawić hasło do konta w klubie ${clubName}, otwórz:\n${link}\n\nOdnośnik działa 24 godziny i tylko raz. Jeśli to nie była Twoja prośba, zignoruj tę wiadomość: nic się nie zmieni.\n`,
      }
    : {
        language,
        subject: `Set your password – ${clubName}`,
        text: `User name: ${username}\n\nTo set your password for ${clubName}, open:\n${link}\n\nThe link works for 24 hours, and once. If you didn’t ask for it, ignore this mail: nothing changes.\n`,
      };
}

/** The mail to somebody who has never been in: they asked for nothing, the club has opened the account. */
export function invitation(language: Language, clubName: string, username: string, link: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Twoje konto w klubie ${clubName}`,
        text: `Klub ${clubName} założył Ci konto. Zanim się zalogujesz, ustaw hasło:\n${link}\n\nNazwa użytkownika: ${username}. Zalogujesz się też tym adresem e-mail.\n\nOdnośnik działa 24 godziny i tylko raz. Po nowy odnośnik kliknij „Nie pamiętasz hasła?” na stronie logowania. Jeśli nie znasz tego klubu, zignoruj tę wiadomość.\n`,
      }
    : {
        language,
        subject: `Your account at ${clubName}`,
        text: `${clubName} has opened an account for you. Before you sign in, set a password:\n${link}\n\nUser name: ${username}. This e-mail address works too.\n\nThe link works for 24 hours, and once. For a new one, click “Forgot the password?” on the sign-in page. If you don’t know this club, ignore this mail.\n`,
      };
}

export function passwordChanged(language: Language, clubName: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Hasło zmienione – ${clubName}`,
        text: `Hasło do Twojego konta w klubie ${clubName} zostało właśnie zmienione, a inne urządzenia wylogowane.\n\nJeśli to nie Ty, poproś o nowe hasło na stronie logowania i powiadom klub.\n`,
      }
    : {
        language,
        subject: `Password changed – ${clubName}`,
        text: `The password of your account at ${clubName} has just been changed, and other devices were signed out.\n\nIf it wasn’t you, ask for a new password on the sign-in page and tell the club.\n`,
      };
}

/** The mail to the address of before. The new one is not named: this mailbox may be a stranger’s by now. */
export function emailChanged(language: Language, clubName: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Adres e-mail zmieniony – ${clubName}`,
        text: `Klub zmienił właśnie adres e-mail Twojego konta w klubie ${clubName}. Wiadomości o tym koncie nie będą już przychodzić tutaj, tylko na nowy adres.\n\nJeśli to nie była Twoja prośba, od razu powiadom klub: kto czyta pocztę pod nowym adresem, może ustawić nowe hasło do Twojego konta.\n`,
      }
    : {
        language,
        subject: `E-mail address changed – ${clubName}`,
        text: `The club has just changed the e-mail address of your account at ${clubName}. Mails about the account come here no more, but to the new address.\n\nIf you didn’t ask for it, tell the club at once: who reads the mails at the new address can set a new password for your account.\n`,
      };
}

/** @param token what it is for, and the last day that it works */
export function accessTokenMade(
  language: Language,
  clubName: string,
  { name, until }: { name: string; until: string },
): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Nowy token dostępu – ${clubName}`,
        text: `Na Twoim koncie w klubie ${clubName} utworzono właśnie token dostępu „${name}”. Program, który go ma, działa w Twoim imieniu, z wybranymi prawami, do ${until}.\n\nJeśli to nie Ty, unieważnij ten token w swoim profilu i od razu zmień hasło: ktoś je zna.\n`,
      }
    : {
        language,
        subject: `New access token – ${clubName}`,
        text: `An access token was just made for your account at ${clubName}: “${name}”. A program that has it acts for you, with the rights that were chosen, until ${until}.\n\nIf it wasn’t you, revoke that token in your profile and change your password at once: somebody knows it.\n`,
      };
}

export function secondFactorOn(language: Language, clubName: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Drugi składnik włączony – ${clubName}`,
        text: `Na Twoim koncie w klubie ${clubName} włączono drugi składnik logowania: oprócz hasła potrzebny jest teraz kod z telefonu. Inne urządzenia zostały wylogowane.\n\nJeśli to nie Ty, od razu powiadom klub: ktoś zna Twoje hasło.\n`,
      }
    : {
        language,
        subject: `Second factor on – ${clubName}`,
        text: `A second factor was turned on for your account at ${clubName}: beside the password a code from a phone is needed now. Other devices were signed out.\n\nIf it wasn’t you, tell the club at once: somebody knows your password.\n`,
      };
}

export function secondFactorOff(language: Language, clubName: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Drugi składnik wyłączony – ${clubName}`,
        text: `Na Twoim koncie w klubie ${clubName} wyłączono drugi składnik logowania. Do logowania wystarczy teraz samo hasło, a kody zapasowe przestały działać.\n\nJeśli to nie Ty, od razu zmień hasło i powiadom klub.\n`,
      }
    : {
        language,
        subject: `Second factor off – ${clubName}`,
        text: `The second factor of your account at ${clubName} was turned off. The password alone is enough now, and the recovery codes work no more.\n\nIf it wasn’t you, change your password at once and tell the club.\n`,
      };
}

export function secondFactorTakenOff(language: Language, clubName: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Klub wyłączył drugi składnik – ${clubName}`,
        text: `Administrator klubu ${clubName} wyłączył drugi składnik logowania na Twoim koncie i wylogował wszystkie urządzenia. Zaloguj się hasłem, a potem włącz go ponownie w swoim profilu.\n\nJeśli to nie była Twoja prośba, od razu zmień hasło i powiadom klub.\n`,
      }
    : {
        language,
        subject: `The club turned your second factor off – ${clubName}`,
        text: `An administrator of ${clubName} has turned the second factor of your account off, and signed all devices out. Sign in with your password, then turn it on again in your profile.\n\nIf you didn’t ask for it, change your password at once and tell the club.\n`,
      };
}

export function recoveryCodesRenewed(language: Language, clubName: string): MailText {
  return language === 'pl'
    ? {
        language,
        subject: `Nowe kody zapasowe – ${clubName}`,
        text: `Do Twojego konta w klubie ${clubName} wydano nowe kody zapasowe. Poprzednie przestały działać.\n\nJeśli to nie Ty, od razu zmień hasło i powiadom klub: ktoś zna Twoje hasło.\n`,
      }
    : {
        language,
        subject: `New recovery codes – ${clubName}`,
        text: `New recovery codes were issued for your account at ${clubName}. Those before work no more.\n\nIf it wasn’t you, change your password at once and tell the club: somebody knows your password.\n`,
      };
}
