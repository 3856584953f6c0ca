import { addErrorTexts, type SpecialCode } from './error-texts.ts'

/** The sentences that come with the first failure which has one: see `errorTexts`. */
const german: Record<SpecialCode, string> = {
  invalid_json: 'Damit konnten wir nichts anfangen. Bitte versuche es noch einmal.',
  course_not_finished: 'Du hast den Kurs noch nicht ganz geschafft.',
  invalid_login: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  email_not_registered: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
  foreign_origin: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  invalid_code: 'Der Code stimmt nicht. Schau noch einmal in die E-Mail.',
  wrong_password: 'Das Passwort stimmt nicht.',
  wrong_auth_token: 'Der Zugangsschlüssel stimmt nicht.',
  locked: 'Dieser Teil ist noch nicht freigeschaltet.',
  start_not_confirmed: 'Vor der ersten Lektion musst du noch etwas bestätigen. Öffne dazu die Lektion.',
  forum_off: 'Zu diesem Kurs gibt es kein Forum.',
  questions_off: 'In diesem Kurs kannst du der Kursleitung keine Fragen stellen.',
  thread_locked: 'Dieses Thema ist geschlossen. Du kannst es lesen, aber nichts mehr dazu schreiben.',
  edit_time_over:
    'Bearbeiten kannst du einen Beitrag nur in der ersten halben Stunde. Schreib einfach einen neuen.',
  unknown_route: 'Das haben wir nicht gefunden.',
  insurance_not_found: 'Diese Krankenkasse kennen wir nicht. Bitte wähle eine aus der Liste.',
  method_not_allowed: 'Das geht hier nicht.',
  course_already_going_live: 'Der Kurs wird gerade schon veröffentlicht.',
  timestamp_only_for_videos: 'Eine Abspielstelle gibt es nur bei Videos.',
  conflict: 'Das passt nicht mehr zum jetzigen Stand. Lade die Seite neu und versuche es noch einmal.',
  declarations_changed:
    'Was du unterschreibst, wurde gerade geändert. Bitte lies es noch einmal und unterschreibe dann.',
  start_text_changed: 'Der Text wurde gerade geändert. Bitte lies ihn noch einmal.',
  password_should_be_changed: 'Dein Passwort wurde zurückgesetzt. Bitte lege ein neues fest.',
  no_password_set: 'Für dieses Konto ist kein Passwort festgelegt.',
  email_in_use: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  order_out_of_date: 'Jemand hat die Reihenfolge inzwischen geändert. Wir zeigen dir jetzt den neuen Stand.',
  course_incomplete: 'Dem Kurs fehlt noch etwas, bevor er veröffentlicht werden kann.',
  film_cut_impossible:
    'Dieser Ausschnitt geht nicht: Er muss im Video liegen und mindestens eine Sekunde lang sein. Wurde das Video inzwischen ausgetauscht, lade die Seite neu.',
  no_such_creator:
    'Unter dieser E-Mail-Adresse kann niemand Kurse erstellen. Prüf die Adresse, oder lass der Person erst das Recht dazu geben.',
  already_author: 'Diese Person arbeitet schon an dem Kurs.',
  too_many_authors: 'An einem Kurs können höchstens 20 Personen mitarbeiten.',
  course_closed:
    'Gerade kann niemand diesen Kurs neu beginnen: Seine Zertifizierung ist abgelaufen. Frag deine Kursleitung, wann es weitergeht.',
  order_not_confirmed:
    'Noch ist nichts bestellt. Der Preis hat sich geändert oder du hast ihn noch nicht gesehen. Prüf die Zusammenfassung und bestelle dann.',
  course_in_use:
    'In diesem Kurs sind gerade Menschen. Löschen kannst du ihn erst, wenn alle ihn beendet haben.',
  leads_society:
    'Zu diesem Konto gehört ein Verein oder eine Gruppe. Gib die Leitung erst weiter, oder bestätige, was verfällt.',
  account_in_team:
    'Dieses Konto gehört zum Team. Nimm ihm zuerst seine Rechte, dann lässt es sich zusammenführen.',
  society_not_empty: 'Der Verein hat noch Mitglieder oder Leiter.',
  balance_lapses: 'Der Verein hat noch Guthaben. Es würde verfallen.',
  payouts_open: 'Eine Auszahlung ist noch offen. Darüber wird zuerst entschieden.',
  society_admin_exists: 'Diese Person leitet den Verein schon.',
  level_exists: 'Eine Stufe mit diesem Beginn gibt es schon.',
  too_many_levels: 'Mehr als sechs Stufen gibt es nicht.',
  user_already_has_access: 'Diese Person hat den Zugang schon.',
  access_ended: 'Diese Einladung gilt nicht mehr.',
  code_needed: 'Für diese Einladung brauchst du einen Code.',
  code_not_valid: 'Dieser Code gilt hier nicht oder nicht mehr. Frag dort nach, wo du ihn bekommen hast.',
  landing_page_incomplete: 'Der Seite fehlt noch etwas, bevor sie veröffentlicht werden kann.',
  already_in_access: 'Das gehört schon zu diesem Zugang.',
  societies_enabled: 'Dieser Zugang gilt für Vereine; einzelne Personen kommen hier nicht dazu.',
  society_exists: 'Einen Verein mit diesem Namen gibt es in diesem Ort schon.',
  society_not_community: 'Eine eigene Gruppe leitet nur, wem sie gehört.',
  drops_default_levels:
    'Für diesen Verein gelten noch die Standardstufen. Mit der ersten eigenen Stufe gelten sie dort alle nicht mehr. Bestätige das bitte.',
  minors_only: 'Diese Kurse sind für Jugendliche unter 18.',
  own_society_exists: 'Du hast schon eine eigene Gruppe.',
  own_society_needs_reason: 'Du leitest diese Gruppe selbst. Sag dazu, warum du ihre Auszahlung buchst.',
  already_booked: 'Über diese Auszahlung wurde schon entschieden.',
  not_enough_finishes:
    'Für eine Auszahlung reichen die abgeschlossenen Teilnahmen in diesem Jahr noch nicht.',
  amount_not_available: 'So viel ist für dieses Jahr nicht verfügbar.',
  certificate_replaced: 'Diese Bescheinigung wurde schon durch eine neue ersetzt.',
  certificate_unchanged:
    'Auf der neuen Bescheinigung würde dasselbe stehen. Ändere zuerst, was falsch ist, und versuche es dann noch einmal.',
  reissue_not_possible:
    'Diese Bescheinigung kann so nicht noch einmal ausgestellt werden. Bitte wende dich an den Anbieter.',
  template_needed: 'Diese E-Mail lässt sich nicht abschalten: Jemand wartet darauf.',
  job_waiting: 'Das läuft gerade oder wartet schon. Hier steht, wie weit es ist.',
  mail_not_failed: 'Diese E-Mail ist schon wieder unterwegs oder angekommen.',
  insurance_in_use: 'Diese Krankenkasse hat noch Mitglieder. Führe sie mit einer anderen zusammen.',
  insurances_differ: 'Eine gesetzliche und eine private Krankenkasse lassen sich nicht zusammenführen.',
  already_decided: 'Darüber wurde schon entschieden. Hier steht, wie.',
  already_reversed: 'Diese Buchung wurde schon rückgängig gemacht.',
  not_reversible:
    'Diese Buchung lässt sich nicht rückgängig machen. Entscheide stattdessen über die Anfrage.',
  payout_account_missing: 'Es ist noch kein Konto hinterlegt, von dem ausgezahlt wird.',
  nothing_to_export: 'Gerade wartet keine gebuchte Auszahlung auf eine SEPA-Datei.',
  already_exported: 'Diese Auszahlung ist noch nicht gebucht oder steht schon in einer SEPA-Datei.',
  already_in_society: 'Du gehörst schon zu einem Verein oder einer Gruppe.',
  own_link: 'Das ist dein eigener Link. Er ist für andere gedacht.',
  too_many_invitations: 'Für heute sind genug Einladungen verschickt. Morgen geht es weiter.',
  bank_file_unreadable:
    'Diese Datei ist weder ein Statusbericht (pain.002) noch ein Kontoauszug (camt.053 oder camt.054). Wähle im Online-Banking eines dieser Formate.',
  document_settled:
    'Zu diesem Beleg ist schon etwas geschehen. Lade die Seite neu, dann siehst du den Stand.',
  payout_account_unusable:
    'Auf dieses Konto können wir nicht überweisen. Prüfe den Namen, und gib eine IBAN aus dem SEPA-Raum an.',
  payout_data_missing: 'Für eine Auszahlung fehlen noch Angaben: Name, IBAN oder die steuerlichen Angaben.',
  insurance_exists: 'Diese Krankenkasse gibt es schon.',
  answers_missing: 'Beantworte bitte erst alle Fragen.',
  attempt_closed: 'Dieser Versuch ist schon abgegeben.',
  no_attempts_left: 'Du hast keine Versuche mehr.',
  edited_meanwhile: 'Jemand anderes hat das inzwischen geändert. Lade die Seite neu, um den Stand zu sehen.',
  release_incompatible: 'Diese Fassung passt nicht zur Plattform, wie sie jetzt läuft.',
  release_unchecked: 'Ob diese Fassung zur Plattform passt, lässt sich nicht feststellen.',
  no_previous_release: 'Es gibt keine frühere Fassung, zu der man zurückkehren könnte.',
  remote_needed:
    'Mit diesem Baustein wird alles andere wieder eingeschaltet. Deshalb lässt er sich nicht abschalten.',
  too_many_tries: 'Zu viele Versuche. Bitte fordere einen neuen Code an.',
  cannot_change_yourself: 'Deine eigenen Rechte kannst du nicht ändern.',
  too_many_pixels:
    'Das Bild hat zu viele Bildpunkte. Speichere es kleiner, zum Beispiel 4000 Punkte breit, und wähle es noch einmal.',
  unsupported_media_type: 'Dieser Dateityp wird nicht unterstützt.',
  validation_failed: 'Bitte prüfe deine Angaben.',
  idempotency_key_reused:
    'Diese Anfrage haben wir schon mit anderem Inhalt bekommen. Lade die Seite neu und versuche es noch einmal.',
  limit_missing: 'Die Liste konnte nicht geladen werden.',
  one_attribute_only: 'Bitte ändere immer nur eine Angabe auf einmal.',
  answer_does_not_fit: 'Diese Antwort passt nicht zur Frage.',
  progress_too_big: 'Der Fortschritt passt nicht zu dieser Lektion.',
  watched_past_end: 'Die Abspielstelle liegt hinter dem Ende des Videos.',
  watched_too_fast:
    'So schnell lässt sich das Video nicht ansehen. Dein Fortschritt bis hierher ist gespeichert.',
  keys_texts_differ: 'Zu jedem Schlüssel gehört genau ein Text.',
  captions_unreadable: 'Diese Untertitel können wir nicht lesen. Möglich sind WebVTT und SRT.',
  unknown_variable: 'Die Vorlage verwendet einen Platzhalter, den es nicht gibt.',
  release_invalid: 'Dieses Modul kann so nicht veröffentlicht werden.',
  society_id_not_a_number: 'Die Nummer des Vereins muss eine Zahl sein.',
  sync_failed: 'Die externe Datenbank hat nicht geantwortet. Bitte versuche es später noch einmal.',
  not_in_dev_mode: 'Bearbeitet wird immer der Entwurf, nicht der veröffentlichte Kurs.',
  too_young: 'Du bist für eine Anmeldung leider noch zu jung.',
  not_processed_yet: 'Das wird noch verarbeitet. Versuche es gleich noch einmal.',
  appointment_too_early: 'Der Termin hat noch nicht begonnen. Wer da war, trägst du danach ein.',
  attempt_too_early: 'Mach erst eine kleine Pause. Danach kannst du es noch einmal versuchen.',
  pause_not_possible: 'Diesen Kurs kannst du gerade nicht pausieren.',
  pause_day_not_possible: 'Bis zu diesem Tag kannst du nicht pausieren. Bitte wähle einen anderen.',
  redo_not_possible_yet: 'Wiederholen kannst du den Kurs, sobald du ihn geschafft hast.',
  import_refused: 'Diese Datei lässt sich nicht übernehmen; nichts wurde geändert.',
  import_failed: 'Der Kurs konnte nicht übernommen werden; nichts wurde geändert.',
}

addErrorTexts(german)
