/** Every text the server says to a person, by its code. Placeholders stand in braces. */
export const messages = {
  // the request as a whole
  'bad-request': { pl: 'Tego żądania nie da się odczytać.', en: 'This request can’t be read.' },
  'validation-failed': { pl: 'Popraw zaznaczone pola.', en: 'Correct the marked fields.' },
  unauthorized: { pl: 'Zaloguj się, aby kontynuować.', en: 'Sign in to continue.' },
  forbidden: { pl: 'Nie masz prawa do tej czynności.', en: 'You don’t have the right to do this.' },
  'token-expired': {
    pl: 'Ten token dostępu wygasł. Utwórz w profilu nowy.',
    en: 'This access token has expired. Make a new one in your profile.',
  },
  'not-with-a-token': {
    pl: 'Tokenem dostępu tego się nie robi: zaloguj się.',
    en: 'This isn’t done with an access token: sign in.',
  },
  'token-needs-second-factor': {
    pl: 'Klub wymaga od Twojego konta drugiego składnika logowania. Tokeny zadziałają, gdy go włączysz w profilu.',
    en: 'The club demands a second factor of your account. Tokens work once you turn it on in your profile.',
  },
  'not-found': {
    pl: 'Nie ma tu tego, czego szukasz. Być może ktoś to usunął.',
    en: 'What you are looking for isn’t here. It may have been removed.',
  },
  'no-api': {
    pl: 'Tu nie ma API klubu. Jest pod adresem {path}.',
    en: 'The club’s API isn’t here. It is at {path}.',
  },
  'upgrade-required': {
    pl: 'Ten adres służy do połączeń WebSocket.',
    en: 'This address is for WebSocket connections.',
  },
  'too-many-sockets': {
    pl: 'Masz już zbyt wiele otwartych połączeń na żywo. Zamknij niektóre karty albo programy.',
    en: 'You have too many live connections open already. Close some tabs or programs.',
  },
  'method-not-allowed': { pl: 'Tej czynności tu nie ma.', en: 'This can’t be done here.' },
  'payload-too-large': { pl: 'Przesłano zbyt wiele danych naraz.', en: 'Too much was sent at once.' },
  'picture-format': {
    pl: 'Tego pliku nie da się pokazać jako zdjęcia. Wybierz plik JPEG, PNG albo WebP.',
    en: 'This file can’t be shown as a picture. Choose a JPEG, PNG or WebP file.',
  },
  'picture-broken': {
    pl: 'Tego zdjęcia nie da się odczytać: plik jest uszkodzony. Wybierz inne.',
    en: 'This picture can’t be read: the file is damaged. Choose another.',
  },
  'picture-too-large': {
    pl: 'To zdjęcie jest za duże (limit: {megabytes}\u00a0MB i {megapixels}\u00a0mln pikseli). Zmniejsz je albo wybierz inne.',
    en: 'This picture is too large (limit: {megabytes}\u00a0MB and {megapixels} million pixels). Make it smaller or choose another.',
  },
  'file-kind': {
    pl: 'Tego pliku nie przyjmujemy. Wybierz zdjęcie JPEG, PNG albo WebP, film MP4, MOV albo WebM, nagranie MP3 albo M4A, albo PDF.',
    en: 'This file is not taken. Choose a JPEG, PNG or WebP picture, an MP4, MOV or WebM video, an MP3 or M4A recording, or a PDF.',
  },
  'file-empty': { pl: 'Ten plik jest pusty.', en: 'This file is empty.' },
  'file-too-large': {
    pl: 'Ten plik jest za duży (limit: {megabytes}\u00a0MB). Skróć film albo zmniejsz plik.',
    en: 'This file is too large (limit: {megabytes}\u00a0MB). Shorten the video or make the file smaller.',
  },
  'too-many-files': {
    pl: 'Praca może mieć najwyżej {most}\u00a0plików. Usuń któryś, żeby dodać następny.',
    en: 'A homework can have {most} files at most. Remove one to add another.',
  },
  'no-room-for-files': {
    pl: 'Pliki we wszystkich pracach zajmują już {megabytes}\u00a0MB, więcej się nie zmieści. Usuń te, których nie potrzebujesz.',
    en: 'The files of all homework take {megabytes}\u00a0MB already, and there is room for no more. Remove those that you don’t need.',
  },
  'file-missing': {
    pl: 'Dodaj plik: film, zdjęcie albo dokument.',
    en: 'Add a file: a video, a picture or a document.',
  },
  'upload-version': {
    pl: 'Serwer nie zna tej wersji protokołu tus.',
    en: 'The server doesn’t speak this version of the tus protocol.',
  },
  'upload-offset': {
    pl: 'Serwer ma już inną część tego pliku. Zapytaj go, skąd wysyłać dalej.',
    en: 'The server has another part of this file already. Ask it where to go on.',
  },
  'upload-checksum': {
    pl: 'Ta część pliku dotarła uszkodzona. Wyślij ją jeszcze raz.',
    en: 'This part of the file arrived damaged. Send it once more.',
  },
  'range-not-satisfiable': {
    pl: 'Plik nie ma takiego fragmentu.',
    en: 'The file has no such part.',
  },
  'headers-too-large': {
    pl: 'Nagłówki żądania są zbyt długie.',
    en: 'The headers of the request are too long.',
  },
  'request-too-slow': {
    pl: 'Żądanie nie nadeszło w całości na czas.',
    en: 'The request did not come in full in time.',
  },
  'unsupported-media-type': {
    pl: 'Serwer nie zna tego formatu danych.',
    en: 'The server doesn’t know this format.',
  },
  'precondition-failed': {
    pl: 'Ktoś zmienił te dane w międzyczasie. Odśwież i spróbuj ponownie.',
    en: 'Someone changed this in the meantime. Reload and try again.',
  },
  'too-many-sections': {
    pl: 'Strona klubu może mieć najwyżej {most} własnych części.',
    en: 'The club’s page can have {most} sections of its own at most.',
  },
  'section-stays': {
    pl: 'Tej części strony nie da się usunąć. Możesz ją wyłączyć.',
    en: 'This section can’t be removed. You can switch it off.',
  },
  'stale-version': {
    pl: 'Ktoś zmienił te dane w międzyczasie. Odśwież i spróbuj ponownie.',
    en: 'Someone changed this in the meantime. Reload and try again.',
  },
  'idempotency-key-reused': {
    pl: 'Ten klucz idempotencji należy już do innego żądania.',
    en: 'This idempotency key belongs to another request already.',
  },
  'internal-error': {
    pl: 'Coś poszło nie tak. Spróbuj ponownie później.',
    en: 'Something bad happened; please try again later.',
  },
  unavailable: {
    pl: 'Serwer chwilowo nie odpowiada. Spróbuj za chwilę.',
    en: 'The server is unavailable for a moment. Try again shortly.',
  },

  'too-many-tries': {
    pl: 'Zbyt wiele prób. Spróbuj ponownie za {seconds}\u00a0s.',
    en: 'Too many tries. Try again in {seconds}\u00a0s.',
  },
  'key-spent': {
    pl: 'Ten odnośnik już nie działa. Poproś o nowy.',
    en: 'This link doesn’t work any more. Ask for a new one.',
  },

  // a field
  required: { pl: 'To pole jest wymagane.', en: 'This field is required.' },
  'wrong-type': {
    pl: 'Wartość ma zły typ (oczekiwano: {type}).',
    en: 'The value has the wrong type (expected: {type}).',
  },
  'too-short': {
    pl: 'Za krótkie: co najmniej {limit}\u00a0zn.',
    en: 'Too short: at least {limit} characters.',
  },
  'too-long': { pl: 'Za długie: najwyżej {limit}\u00a0zn.', en: 'Too long: at most {limit} characters.' },
  'too-small': { pl: 'Wartość nie może być mniejsza niż {limit}.', en: 'Must be at least {limit}.' },
  'too-large': { pl: 'Wartość nie może być większa niż {limit}.', en: 'Must be at most {limit}.' },
  'too-few': { pl: 'Wybierz co najmniej {limit}.', en: 'Choose at least {limit}.' },
  'too-many': { pl: 'Można wybrać najwyżej {limit}.', en: 'Choose at most {limit}.' },
  'not-unique': { pl: 'Wartości nie mogą się powtarzać.', en: 'Values can’t repeat.' },
  'not-allowed': {
    pl: 'Niedozwolona wartość (dozwolone: {allowed}).',
    en: 'Not an allowed value (allowed: {allowed}).',
  },
  'wrong-pattern': {
    pl: 'Podaj w postaci {example}.',
    en: 'Write it like {example}.',
  },
  'wrong-account': {
    pl: 'To nie jest numer konta: nie zgadza się jego długość albo cyfra kontrolna.',
    en: 'This is no account number: its length or its check digits are wrong.',
  },
  'wrong-link': {
    pl: 'Podaj adres, który zaczyna się od https://.',
    en: 'Give an address that begins with https://.',
  },
  'wrong-format': { pl: 'Niepoprawny format ({format}).', en: 'Not a valid {format}.' },
  'unknown-field': { pl: 'Nie ma takiego pola.', en: 'There is no such field.' },
  'bad-character': {
    pl: 'Tekst zawiera niedozwolony znak.',
    en: 'The text has a character that isn’t allowed.',
  },
  'no-such-reference': { pl: 'Wskazany wpis nie istnieje.', en: 'The chosen entry doesn’t exist.' },
  'rule-broken': { pl: 'Ta wartość jest niedozwolona.', en: 'This value breaks a rule of the data.' },
  'status-not-reachable': {
    pl: 'Nie można przejść do tego stanu.',
    en: 'This state can’t be reached from here.',
  },
  'email-or-phone': {
    pl: 'Podaj adres e-mail albo numer telefonu.',
    en: 'Give an e-mail address or a phone number.',
  },
  'consent-needed': {
    pl: 'Bez tej zgody nie możemy zapisać Twojego zgłoszenia.',
    en: 'Without this consent we can’t keep your request.',
  },
  'training-length': {
    pl: 'Trening trwa od {shortest} do {longest} minut.',
    en: 'A training lasts {shortest} to {longest} minutes.',
  },
  'grade-order': {
    pl: 'Najwyższy stopień nie może być niższy od najniższego.',
    en: 'The highest grade can’t be below the lowest.',
  },
  'series-too-long': {
    pl: 'Seria może trwać najwyżej {years} lata.',
    en: 'A series can run for {years} years at most.',
  },
  'series-without-days': {
    pl: 'W tym okresie nie wypada żaden z wybranych dni tygodnia.',
    en: 'None of the chosen weekdays falls into this time.',
  },
  'split-outside': {
    pl: 'Wybierz dzień od dziś do {last}, po pierwszym dniu serii.',
    en: 'Choose a day from today to {last}, after the first day of the series.',
  },
  'in-future': { pl: 'Ten dzień jeszcze nie nadszedł.', en: 'This day hasn’t come yet.' },
  'before-birth': { pl: 'To przed datą urodzenia.', en: 'This is before the date of birth.' },
  'fixed-field': { pl: 'Tego pola nie można zmienić.', en: 'This field can’t be changed.' },
  'only-when-created': {
    pl: 'To pole można podać tylko przy dodawaniu. Później zmieniaj wpisy osobno.',
    en: 'This field is only for a new entry. Change the parts one by one later.',
  },
  'before-joining': {
    pl: 'To przed wstąpieniem do klubu. Wyjaśnij w uwagach, na przykład skąd jest ten stopień.',
    en: 'This is before the student joined. Explain in the note, for example where the grade comes from.',
  },
  'no-higher-grade': {
    pl: 'Ten stopień nie jest wyższy od poprzedniego. Wyjaśnij to w uwagach.',
    en: 'This grade is no step up from the one before. Explain it in the note.',
  },
  'minor-needs-guardian': {
    pl: 'Osoba niepełnoletnia musi mieć co najmniej jednego opiekuna.',
    en: 'Somebody under 18 must have at least one guardian.',
  },
  'only-when-left': {
    pl: 'Dzień odejścia ma tylko osoba poza klubem.',
    en: 'Only who has left has a day of leaving.',
  },
  'not-above-current': {
    pl: 'Ten stopień nie jest wyższy od obecnego.',
    en: 'This grade is not above the current one.',
  },
  'not-eligible': {
    pl: 'Nie wszystkie warunki są spełnione. Podaj powód dopuszczenia.',
    en: 'Not every condition is met. Give the reason why they may try.',
  },
  'missing-days': { pl: 'Dni treningowe: {has} z {needs}.', en: 'Training days: {has} of {needs}.' },
  'missing-months': {
    pl: 'Miesiące od ostatniego stopnia: {has} z {needs}.',
    en: 'Months since the last grade: {has} of {needs}.',
  },
  'missing-age': { pl: 'Wiek: {has} z {needs} lat.', en: 'Age: {has} of {needs}.' },
  'missing-birth-date': {
    pl: 'Brak daty urodzenia, a stopień ma wymagany wiek.',
    en: 'The date of birth is missing, and the grade asks for an age.',
  },
  'missing-conditions': {
    pl: 'Pozostałe warunki nie są potwierdzone.',
    en: 'The other conditions are not confirmed.',
  },
  'after-exam': { pl: 'To po dniu egzaminu.', en: 'This is after the day of the exam.' },
  'loaned-by-a-loan': {
    pl: 'Dostępność „Wypożyczony” wynika tylko z wypożyczenia.',
    en: 'Only a loan makes an item “On loan”.',
  },
  'wrong-order': { pl: 'Koniec nie może być przed początkiem.', en: 'The end can’t come before the start.' },
  'not-one-of-ours': {
    pl: 'Strona klubu jest pod innym adresem. Otwórz {address} i spróbuj ponownie.',
    en: 'The club’s site has another address. Open {address} and try again.',
  },
  'wrong-code': { pl: 'Kod jest niepoprawny lub wygasł.', en: 'The code is wrong or has expired.' },
  'wrong-password': { pl: 'Obecne hasło jest niepoprawne.', en: 'The current password is wrong.' },
  'easy-to-guess': {
    pl: 'To hasło łatwo odgadnąć. Wybierz inne.',
    en: 'This password is easy to guess. Choose another.',
  },
  'id-mismatch': { pl: 'Identyfikator nie zgadza się z adresem.', en: 'The id doesn’t match the address.' },

  // conflicts (409)
  duplicate: { pl: 'Taki wpis już istnieje.', en: 'Such an entry already exists.' },
  'workplace-has-trainings': {
    pl: 'Nie można usunąć: w tym miejscu są zaplanowane treningi.',
    en: 'Can’t be removed: trainings are planned at this place.',
  },
  'on-day-off': {
    pl: 'Ten dzień jest wolny: {name}. Wybierz inny dzień albo najpierw zmień dzień wolny. (Staż i egzamin mogą się odbyć w święto i w ferie.)',
    en: 'This is a day off: {name}. Choose another day, or change the day off first. (A seminar or an exam may be held on a holiday or in a school break.)',
  },
  'training-cancelled': {
    pl: 'Ten trening jest odwołany. Najpierw go przywróć.',
    en: 'This training is cancelled. Restore it first.',
  },
  'training-over': {
    pl: 'Termin tego treningu już minął: nie można go odwołać.',
    en: 'The time of this training is over: it can’t be cancelled.',
  },
  'training-ahead': {
    pl: 'Ten trening jeszcze się nie zaczął. Możesz go odwołać.',
    en: 'This training hasn’t started yet. You can cancel it.',
  },
  'training-not-over': {
    pl: 'Ten trening jeszcze się nie skończył.',
    en: 'This training hasn’t ended yet.',
  },
  'training-not-held': {
    pl: 'Ten trening się nie odbył. Jeśli to pomyłka, powiedz o tym instruktorowi.',
    en: 'This training did not take place. If that is a mistake, tell the instructor.',
  },
  'training-other-section': {
    pl: 'Ten trening jest dla innej grupy. Zapytaj instruktora.',
    en: 'This training is for another group. Ask the instructor.',
  },
  'training-other-grade': {
    pl: 'Ten trening jest dla innych stopni. Zapytaj instruktora.',
    en: 'This training is for other grades. Ask the instructor.',
  },
  'training-has-presences': {
    pl: 'Nie można tego zrobić: na tym treningu zapisano już obecności.',
    en: 'This can’t be done: presences are recorded at this training already.',
  },
  'student-has-history': {
    pl: 'Nie można usunąć: są zapisane obecności lub stopnie. Zmień status na „Poza klubem” i podaj datę odejścia.',
    en: 'Can’t be removed: presences or grades are recorded. Change the status to “Left” and give the day.',
  },
  'exam-completed': {
    pl: 'Ten egzamin jest zakończony, a protokół zamknięty.',
    en: 'This exam is completed and its protocol locked.',
  },
  'exam-cancelled': { pl: 'Ten egzamin jest odwołany.', en: 'This exam is cancelled.' },
  'exam-not-open': { pl: 'Ten egzamin nie jest otwarty.', en: 'This exam is not open.' },
  'exam-not-in-progress': { pl: 'Ten egzamin nie trwa.', en: 'This exam is not in progress.' },
  'exam-ahead': {
    pl: 'Egzamin można rozpocząć dopiero w jego dniu.',
    en: 'An exam can’t start before its day.',
  },
  'homework-not-open': {
    pl: 'Tej pracy nie można teraz oddać.',
    en: 'This homework takes no answers now.',
  },
  'announcement-sent': {
    pl: 'To ogłoszenie już wyszło. Możesz je tylko cofnąć.',
    en: 'This announcement is out already. It can only be taken back.',
  },
  'announcement-alt-missing': {
    pl: 'Napisz jeszcze, co jest na zdjęciu „{name}”. Dzięki temu zrozumie je także ktoś, kto go nie widzi.',
    en: 'Please write what the picture “{name}” shows, so that it also says something to people who don’t see it.',
  },
  'announcement-for-nobody': {
    pl: 'To ogłoszenie nie dotrze do nikogo: nikt z wybranych osób nie ma konta.',
    en: 'This announcement reaches nobody: none of those it is for has an account.',
  },
  'lead-past-that': {
    pl: 'To zgłoszenie jest już dalej. Najpierw cofnij ostatni krok.',
    en: 'This request is further already. Take the last step back first.',
  },
  'lead-no-step-back': {
    pl: 'Tego zgłoszenia nie można już cofnąć.',
    en: 'There is no step of this request to take back.',
  },
  'homework-over': { pl: 'Ta praca jest już zamknięta.', en: 'This homework is over already.' },
  'homework-not-closed': { pl: 'Najpierw zamknij tę pracę.', en: 'Close this homework first.' },
  'nobody-assigned': {
    pl: 'Żaden z trenujących uczniów nie należy do tych, dla których jest ta praca.',
    en: 'No active student is meant by this homework.',
  },
  'submission-handed-in': {
    pl: 'Ta praca jest już oddana. Można ją zmienić, gdy instruktor ją zwróci.',
    en: 'This is handed in already. It can be changed when the instructor gives it back.',
  },
  'submission-reviewed': {
    pl: 'Ta praca jest już sprawdzona i nie można jej wycofać.',
    en: 'This is reviewed already and can’t be taken back.',
  },
  'submission-not-handed-in': { pl: 'Tej pracy jeszcze nie oddano.', en: 'This isn’t handed in yet.' },
  'submission-begun': {
    pl: 'Nie można usunąć: ktoś już zaczął tę pracę.',
    en: 'Can’t be removed: somebody has worked on it already.',
  },
  'protocol-not-ready': {
    pl: 'Protokół powstaje, gdy egzamin jest zakończony. Najpierw go zakończ.',
    en: 'There is a protocol once the exam is completed. Complete it first.',
  },
  'no-certificate': {
    pl: 'Dyplom powstaje po zakończeniu egzaminu, tylko dla tych, którzy zdali.',
    en: 'There is a certificate once the exam is completed, and only for who has passed.',
  },
  'no-evidence': {
    pl: 'Z tego egzaminu nie ma zapisu tego, co policzono: powstaje przy zakończeniu egzaminu.',
    en: 'There is no evidence of this exam: it is written when an exam is completed.',
  },
  'exam-in-progress': { pl: 'Ten egzamin już trwa.', en: 'This exam is in progress already.' },
  'application-closed': {
    pl: 'Zapisy trwały do {deadline}. Zgłoś się do instruktora.',
    en: 'Applications were open until {deadline}. Talk to the instructor.',
  },
  'article-draft-changed': {
    pl: 'Ktoś zapisał tymczasem inną wersję tego szkicu. Porównaj obie i wybierz.',
    en: 'Somebody has saved another version of this draft meanwhile. Compare the two, and choose.',
  },
  'article-draft-open': {
    pl: 'Ten artykuł ma zmiany, których nikt jeszcze nie opublikował. Otwórz go w edytorze.',
    en: 'This article has changes that nobody has published yet. Open it in its editor.',
  },
  'article-picture-alt': {
    pl: 'Napisz, co widać na każdym zdjęciu w tekście, albo zaznacz, że jest tylko ozdobą.',
    en: 'Say what each picture in the text shows, or that it is mere decoration.',
  },
  'article-too-many': {
    pl: 'Więcej się nie da: artykuł może mieć ich najwyżej {most}.',
    en: 'There is no room for more: an article can have {most} of them at most.',
  },
  'article-over': {
    pl: 'Czas tego artykułu już minął. Zmień datę końca publikacji.',
    en: 'The time of this article is over. Change when it ends.',
  },
  'results-pending': {
    pl: 'Nie wszyscy mają wynik (brakuje: {count}).',
    en: 'Not everybody has a result (missing: {count}).',
  },
  'grade-not-awarded': {
    pl: 'Nie można nadać stopnia: {name}. Ktoś zmienił w międzyczasie historię stopni tej osoby; popraw ją albo wynik.',
    en: 'The grade can’t be awarded: {name}. Somebody has changed this person’s grades meanwhile; mend them or the result.',
  },
  'candidates-not-eligible': {
    pl: 'Nie wszyscy spełniają warunki (osób: {count}). Podaj powody dopuszczenia albo wykreśl te osoby.',
    en: 'Not everybody is eligible (people: {count}). Give reasons why they may try, or remove them.',
  },
  'item-is-loaned': {
    pl: 'Ten przedmiot ma teraz: {name}. Najpierw odnotuj jego zwrot.',
    en: '{name} has this item now. Note its return first.',
  },
  'item-in-repair': {
    pl: 'Ten przedmiot jest w naprawie, nie można go wypożyczyć.',
    en: 'This item is being repaired and can’t be lent.',
  },
  'item-retired': {
    pl: 'Ten przedmiot jest wycofany, nie można go wypożyczyć.',
    en: 'This item is retired and can’t be lent.',
  },
  'technik-needs-instructor': {
    pl: 'Opanowanie techniki potwierdza instruktor. Możesz zaznaczyć, że nad nią pracujesz.',
    en: 'That a technique is mastered an instructor says. You can say that you are working on it.',
  },
  'technik-confirmed': {
    pl: 'Opanowanie tej techniki potwierdził instruktor. Jeśli to pomyłka, powiedz mu o tym.',
    en: 'An instructor has confirmed that this technique is mastered. If it isn’t so, tell them.',
  },
  'student-left': {
    pl: '{name}: w dniu tego treningu już poza klubem.',
    en: '{name} had left the club by the day of this training.',
  },
  'student-not-active': {
    pl: 'Obecność może zaznaczać tylko uczeń ze statusem „Trenuje”. Zgłoś się do instruktora.',
    en: 'Only a student whose status is “Training” can mark a presence. Talk to the instructor.',
  },
  'presence-window': {
    pl: 'Obecność można zaznaczyć i cofnąć od {before} minut przed początkiem do {after} minut po końcu treningu.',
    en: 'You can mark your presence, and take that back, from {before} minutes before the start to {after} minutes after the end.',
  },
  'presence-too-early': {
    pl: 'Obecność można sprawdzać od {before} minut przed początkiem treningu.',
    en: 'Presences can be marked from {before} minutes before the training starts.',
  },
  'technik-not-held': {
    pl: 'Ten trening się nie odbył, więc nikt nie ćwiczył technik. Jeśli to pomyłka, najpierw go przywróć.',
    en: 'This training did not take place, so nothing was taught. If that is a mistake, restore it first.',
  },
  'technik-too-early': {
    pl: 'Techniki można zapisywać od {before} minut przed początkiem treningu.',
    en: 'Techniques can be noted from {before} minutes before the training starts.',
  },
  'presence-too-late': {
    pl: 'Obecność można uzupełniać do {days} dni po treningu. Później zrobi to administrator.',
    en: 'Presences can be marked up to {days} days after a training. Later an administrator can.',
  },
  'training-started': {
    pl: 'Zapowiedzieć obecność, usprawiedliwić się albo to cofnąć można tylko przed początkiem treningu.',
    en: 'You can say that you come, excuse yourself or take either back only before the training starts.',
  },
  'presence-elsewhere': {
    pl: '{name}: w tym samym czasie jest już na treningu „{title}”. Najpierw to zmień.',
    en: '{name}: is at “{title}” at the same time already. Change that first.',
  },
  'presence-confirmed': {
    pl: 'Tę obecność zaznaczył już instruktor. Jeśli się nie zgadza, powiedz mu o tym.',
    en: 'The instructor has marked this already. If it isn’t right, tell them.',
  },
  'check-in-code-spent': {
    pl: 'Ten kod już się zmienił. Zeskanuj go jeszcze raz z ekranu instruktora.',
    en: 'This code has changed already. Scan it again from the instructor’s screen.',
  },
  'check-in-code-wrong': {
    pl: 'To nie jest kod tego treningu. Zeskanuj kod z ekranu instruktora.',
    en: 'This is not the code of this training. Scan the one on the instructor’s screen.',
  },
  'admission-spent': {
    pl: 'Od zeskanowania kodu minęło zbyt wiele czasu. Zeskanuj go jeszcze raz.',
    en: 'It is too long since you scanned the code. Scan it again.',
  },
  'training-not-today': {
    pl: 'Kiosk jest tylko na dzisiejsze treningi, które nie są odwołane.',
    en: 'A kiosk is for today’s trainings that are not cancelled.',
  },
  'wrong-pin': { pl: 'Ten PIN jest niepoprawny.', en: 'This PIN is wrong.' },
  'kiosk-locked': {
    pl: 'PIN podano błędnie zbyt wiele razy. Zaloguj się, aby zakończyć kiosk.',
    en: 'The PIN was wrong too many times. Sign in to end the kiosk.',
  },
  'presence-overtaken': {
    pl: '{name}: ktoś inny zaznaczył to później niż Ty. Zostaje jego wpis.',
    en: '{name}: somebody else has marked this later than you. Theirs stands.',
  },
  'presence-invalidated-above': {
    pl: 'Tę obecność unieważnił administrator. Tylko administrator może ją przywrócić.',
    en: 'An administrator has invalidated this presence. Only an administrator can restore it.',
  },
  'training-settled': {
    pl: 'Od końca tego treningu minęło ponad {days} dni (albo minęłoby po przeniesieniu). Zmienić to może tylko administrator.',
    en: '{days} days since the end of this training are over, or would be once it is moved. Only an administrator can change that.',
  },
  'presence-invalidated': {
    pl: '{name}: ta obecność jest unieważniona. Najpierw ją przywróć.',
    en: '{name}: this presence was invalidated. Restore it first.',
  },
  'training-full': {
    pl: 'Na ten trening nie ma już miejsc (limit: {capacity}).',
    en: 'This training is full (limit: {capacity}).',
  },
  'membership-overlaps': {
    pl: 'Ta osoba należy już do tej grupy w tym czasie.',
    en: 'This person is in the group at that time already.',
  },
  'only-guardian': {
    pl: 'To jedyny opiekun osoby niepełnoletniej: {name}. Najpierw poproś klub o wpisanie innego opiekuna.',
    en: 'The only guardian of somebody under 18: {name}. Ask the club to enter another guardian first.',
  },
  'account-needed': {
    pl: 'To konto jest jeszcze potrzebne: {name}.',
    en: 'This account is still needed: {name}.',
  },
  'webhook-url': { pl: 'To nie jest adres strony.', en: 'This is no web address.' },
  'webhook-not-https': {
    pl: 'Adres musi zaczynać się od https://.',
    en: 'The address has to begin with https://.',
  },
  'webhook-credentials': {
    pl: 'Adres nie może zawierać nazwy użytkownika ani hasła.',
    en: 'The address can’t have a user name or a password in it.',
  },
  'webhook-not-public': {
    pl: 'Ten adres nie prowadzi do internetu, tylko do sieci serwera.',
    en: 'This address leads not into the internet, but to the server’s own network.',
  },
  'too-many-webhooks': {
    pl: 'Klub może mieć najwyżej {limit} webhooków.',
    en: 'A club can have {limit} webhooks at most.',
  },
  'webhook-without-secret': {
    pl: 'Ten webhook nie ma jeszcze sekretu. Najpierw go utwórz.',
    en: 'This webhook has no secret yet. Make one first.',
  },
  'last-administrator': {
    pl: 'To ostatni administrator klubu. Najpierw wyznacz następnego.',
    en: 'This is the club’s last administrator. Appoint another first.',
  },
  'system-group': {
    pl: 'Grupy systemowej nie można usunąć ani zmienić jej nazwy.',
    en: 'A system group can’t be removed or renamed.',
  },
  'administrators-hold-all': {
    pl: 'Administratorzy mają wszystkie prawa; nie trzeba ich nadawać.',
    en: 'Administrators hold every right; none need be given.',
  },
  'erasure-not-possible': {
    pl: 'W tym stanie konta nie można tego zrobić.',
    en: 'This can’t be done in the account’s present state.',
  },
  'above-own-rights': {
    pl: 'To sięga ponad Twoje własne prawa. Zmienić to może administrator.',
    en: 'This reaches beyond your own rights. An administrator can change it.',
  },
  'linking-an-account': {
    pl: 'Konto z uczniem lub opiekunem łączy tylko osoba, która zarządza użytkownikami.',
    en: 'Only somebody who manages users links an account with a student or guardian.',
  },
  'not-of-age': {
    pl: 'Opiekunowie widzą i działają do 18. urodzin. Zgodę można dać od tego dnia.',
    en: 'Guardians see and act until the 18th birthday. The consent can be given from that day on.',
  },
  'not-the-present-text': {
    pl: 'Ten tekst już się zmienił. Przeczytaj obecny.',
    en: 'This text has changed meanwhile. Read the present one.',
  },
  'password-first': { pl: 'Najpierw ustaw hasło.', en: 'Set a password first.' },
  'too-many-calendar-feeds': {
    pl: 'Możesz mieć najwyżej {limit} kalendarzy. Usuń któryś, z którego już nie korzystasz.',
    en: 'You can have {limit} calendars at most. Remove one that you no longer use.',
  },
  'too-many-access-tokens': {
    pl: 'Możesz mieć najwyżej {limit} tokenów. Unieważnij któryś, z którego już nie korzystasz.',
    en: 'You can have {limit} tokens at most. Revoke one that you no longer use.',
  },
  'token-lifetime': {
    pl: 'Token może działać najwyżej {days} dni, licząc od dziś. Wybierz wcześniejszy dzień, który jeszcze nie minął.',
    en: 'A token can work for {days} days at most, from today on. Choose an earlier day that is not over yet.',
  },
  'calendar-feed-of-another-key': {
    pl: 'Tego adresu nie da się już pokazać. Utwórz nowy, a stary przestanie działać.',
    en: 'This address can no longer be shown. Make a new one, and the old one ends.',
  },
  'push-not-remembered': {
    pl: 'To logowanie wkrótce wygaśnie. Zaloguj się ponownie z opcją „Zapamiętaj mnie na tym urządzeniu”, a potem włącz powiadomienia.',
    en: 'This sign-in ends soon. Sign in again with “Remember me on this device”, then turn notifications on.',
  },
  'second-factor-is-on': { pl: 'Drugi składnik jest już włączony.', en: 'The second factor is on already.' },
  'second-factor-is-off': { pl: 'Drugi składnik jest wyłączony.', en: 'The second factor is off.' },
  'second-factor-is-own': {
    pl: 'To Twoje konto. Drugi składnik wyłączysz w swoim profilu, podając hasło.',
    en: 'This is your own account. Turn the second factor off in your profile, with your password.',
  },
  'used-by': {
    pl: 'Nie można usunąć, bo jest w użyciu (wpisów: {count}): {names}',
    en: 'Can’t be removed, since it is in use (entries: {count}): {names}',
  },
  'still-in-use': {
    pl: 'Nie można usunąć: korzystają z tego inne wpisy.',
    en: 'Can’t be removed: other entries use it.',
  },
} as const satisfies Record<string, { pl: string; en: string }>;

export type MessageCode = keyof typeof messages;
export type Language = 'pl' | 'en';
export type MessageValues = Record<string, string | number>;

export function say(language: Language, code: MessageCode, values: MessageValues = {}): string {
  return messages[code][language].replace(/\{(\w+)\}/g, (hole, name: string) =>
    inFigures(language, String(values[name] ?? hole)),
  );
}

const datesInFigures: Record<Language, string> = { pl: '$3.$2.$1', en: '$3/$2/$1' };

/** A day of the calendar as people write it, whatever else as it is. */
const inFigures = (language: Language, value: string): string =>
  value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, datesInFigures[language]);

/** The first of `pl` and `en` that the header names; Polish when it names neither (RFC 9110 §12.5.4, weights ignored). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const named = acceptLanguage?.toLowerCase().match(/\b(pl|en)\b/);
  return named?.[1] === 'en' ? 'en' : 'pl';
}
