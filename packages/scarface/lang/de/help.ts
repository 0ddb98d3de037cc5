import { bordersInWords, type HelpTexts } from '../../src/help/texts.ts';
import { dealers } from './cards/dealers.ts';
import { news } from './cards/news.ts';
import { nouns } from './nouns.ts';

const borders = bordersInWords('de', nouns.districts);
const FIRST = nouns.quote(news['us-is-voted-dry'].name);
const LAST = nouns.quote(news['prohibition-ends'].name);
const [ALCOHOL, GUNS] = [dealers['alcohol-dealer'].name, dealers['gun-dealer'].name];
const RUNNER = dealers['gun-runner'].name;
const DISTILLERY = dealers['distillery-owner'].name;

export const help: HelpTexts = {
  chapters: {
    table: 'Was auf dem Tisch liegt',
    setup: 'Aufbau (2 bis 4 Personen)',
    turn: 'Dein Zug',
    deals: 'Aktion: einen Schläger zu einem Deal schicken',
    underworld: 'Aktion: einen Schläger in die Unterwelt schicken',
    authorities: 'Aktion: einen Schläger zu den Behörden schicken',
    streets: 'Aktionen auf der Straße',
    gang: 'Deine Gang: Ausbau und Werte',
    jobs: 'Aufträge',
    police: 'Polizeiwagen, und was Schlägern zustoßen kann',
    raid: 'Razzien',
    reorganising: 'Reorganisieren',
    ending: 'Ende einer Runde und des Spiels',
    draft: 'Variante: Aufträge aussuchen',
    solo: 'Allein gegen den Vollstrecker',
  },
  rules: {
    'SC-1': `Chicago hat sieben Bezirke mit Vierteln. So grenzen sie aneinander: ${borders}. Neben dem Stadtplan liegen die Felder für Unterwelt, Behörden und Gefängnis; die Verbrechensleiste von 0 bis 11, auf der Eliot Ness bei 0 beginnt und nie über 6 steigt; die Zeitleiste, die mit „Extrablatt!“ endet; der Markt der Komplizen; die Schlagzeilen; die Stapel der Razziakarten, Aufträge und Händler; und der Familienring. Geld, Alkohol und Waffen gehen nie aus. Von allem anderen gibt es nur, was in der Schachtel ist.`,
    'SC-2': `Razziakarten, Aufträge und Händler werden gemischt und kommen auf je einen Stapel; nur ${ALCOHOL} und ${GUNS} bleiben für die Mitspielenden zurück, je einer pro Gang. Im Markt liegen drei Komplizen der Stufen 1 bis 3 und ganz rechts einer der Stufen 4 bis 5. Die oberste Karte beider Komplizenstapel ist aufgedeckt: Alle sehen, wer als Nächstes kommt.`,
    'SC-3': `Die erste Schlagzeile ${FIRST} gilt von Anfang an. Zwei zufällige Schlagzeilen liegen verdeckt auf der letzten, ${LAST}.`,
    'SC-4':
      'Central bekommt zwei zufällige Viertel, jeder andere Bezirk eines. Zu dritt bekommt Central noch eines, zu viert stattdessen Far South Side und Far North Side je noch eines. Alle liegen mit der gewöhnlichen Seite nach oben und bekommen zufällig eine Flüsterkneipe, ein Kasino oder ein Bordell. In Central, Far South Side und Far North Side steht je ein Polizeiwagen.',
    'SC-5':
      'Die Zeitleiste ist zu zweit 4 Felder lang, zu dritt 5 und zu viert 6. Unsere Festlegung: Die Felder sind Schritte des Markers; das vierte, fünfte oder sechste Reorganisieren beendet also die Runde. Der Start zählt nicht mit, weil der Marker dort nur wartet, und „Extrablatt!“ ist das letzte Feld.',
    'SC-6': `Alle führen eine von vier Gangs, jede mit eigenen Preisen und eigenem Boss. Du beginnst mit 4 Schlägern im Hauptquartier, 2 in den Verstecken und 6 Rekruten; mit 3 Autos, 2 Lastwagen, 7 Kontrollmarkern und 12 Ausbauwürfeln auf der Bossleiste; mit zwei Händlern, ${ALCOHOL} und ${GUNS}, also zwei Deals; mit Verbrechensrate 1 und 10 Dollar. Deine beiden rechten Hände warten abseits. Die anderen sechs Gangmitglieder sind dein Stapel; drei davon ziehst du auf die Hand. Dazu kommen drei Aufträge, die nur du ansehen darfst.`,
    'SC-7':
      'Dann lassen sich alle nieder, zuerst wer rechts vom Startspieler sitzt, und weiter gegen den Uhrzeigersinn. Wähle einen Bezirk ohne Polizeiwagen, stell ein Auto oder einen Lastwagen hinein und leg einen Kontrollmarker auf ein freies Viertel dort. Nimm zum Schluss zwei beliebige Waren und leg auf jeden deiner beiden Deals eine.',
    'SC-10':
      'Hast du Handkarten? Dann machst du eine Aktion. Keine Handkarten, aber noch welche im Stapel? Dann endet dein Zug sofort. Weder noch? Dann reorganisierst du.',
    'SC-11':
      'Wer den Familienring trägt, bekommt in jedem eigenen Zug Geld: 1 Dollar zu zweit, 2 zu dritt, 3 zu viert. Unsere Festlegung: Das Geld kommt zu Beginn des Zuges von selbst, denn ausschlagen würde es niemand. Wer den Ring im eigenen Zug nimmt, bekommt es sofort. Wer es wie im Regelheft will, schaltet um: Dann nimmt man das Geld irgendwann im eigenen Zug selbst oder vergisst es.',
    'SC-12':
      'Zuerst kommt dein Plan: Leg beliebig viele Handkarten aus, auch keine. Jede Karte über die zweite hinaus erhöht deine Verbrechensrate um 1.',
    'SC-13':
      'Zähl Muskelkraft und Einfluss des Plans zusammen, mit allen Boni. Dein Boss hat die Werte der Reihe, die seine Figur auf der Bossleiste erreicht hat.',
    'SC-14':
      'Dann machst du genau eine Aktion. Davor und danach darfst du Fähigkeiten der Karten im Plan nutzen, jede einmal. Eine begonnene Aktion oder Fähigkeit wird durch nichts unterbrochen.',
    'SC-15':
      'Eine Standardfähigkeit wirkt immer. Eine Kombifähigkeit braucht eines der genannten Verbrechen auf einer anderen Karte des Plans: Schmuggel, Korruption, Glücksspiel, Diebstahl, Laster oder Gewalt. Muskelkraft und Einfluss spielen für beide keine Rolle.',
    'SC-16':
      'Widerspricht eine Karte den Regeln, gilt die Karte. Was nicht ganz geht, geschieht, so weit es geht. Geld ist geheim: Bietet eine Karte allen etwas für Geld an, wirst du auch gefragt, wenn du nicht zahlen kannst.',
    'SC-17':
      'Am Ende des Zuges kommt der Plan offen auf deinen Ablagestapel, und du ziehst, bis du so viele Karten hast, wie deine Handgröße sagt. Ist der Stapel leer, wird hier nicht neu gemischt. Deinen Ablagestapel darfst du durchsehen; von den anderen siehst du nur die oberste Karte. Unsere Festlegung: Der Tisch zählt auch auf, welche Karten seit dem letzten Mischen auf einem fremden Ablagestapel gelandet sind, denn das haben alle gesehen.',
    'SC-18':
      'Erreicht eine Verbrechensrate 11, kommt eine Razzia, sobald das, was sie ausgelöst hat, ganz ausgeführt ist. Danach geht der Zug weiter.',
    'SC-30':
      'Schick einen Schläger aus dem Hauptquartier zu einem deiner Deals; nach unserer Festlegung darf dort noch keiner sein. Dein Plan muss die Muskelkraft und den Einfluss haben, die alle Händler des Deals zusammen verlangen. Du bekommst die Waren von allen und je Händlerkarte so viele Waren deiner Wahl zusätzlich, wie dein Nachschub sagt.',
    'SC-31':
      'Waren lagern auf deinen Deals, bis zur Grenze der obersten Karte, oder ohne Grenze in deinen Vierteln. Kontrollierst du kein Viertel, darfst du ältere Waren wegwerfen, um Platz zu schaffen. Was du nicht lagerst, geht in den Vorrat zurück.',
    'SC-32':
      'Schick einen Schläger aus dem Hauptquartier in die Unterwelt. Deine Verbrechensrate steigt um die Zahl deiner Schläger dort, den neuen mitgezählt. Dann tust du eines der fünf folgenden Dinge. Eine Razzia, die dadurch ausgelöst wird, wartet, bis du fertig bist.',
    'SC-33':
      'Rekrutieren: so viele Schritte, wie du Einfluss hast. Ein Schritt bringt einen Rekruten in die Verstecke oder einen Schläger aus den Verstecken ins Hauptquartier.',
    'SC-34':
      'Auftrag: Zieh so viele Aufträge, wie du Einfluss hast, und behalte einen. Die anderen kommen verdeckt unter den Stapel.',
    'SC-35':
      'Händler: Zieh so viele Händler, wie du Einfluss hast, und behalte einen. Er wird ein eigener Deal, oder du schiebst ihn unter einen, den du hast: Dann zählt zusammen, was verlangt und was geliefert wird, aber sein Lagerplatz entfällt. Obenauf kommt ein neuer Händler nie.',
    'SC-36':
      'Komplize: Heuere im Markt jemanden an, dessen Stufe deinen Einfluss nicht übersteigt. Die Karte kommt auf deinen Ablagestapel, oder gegen 1 Alkohol (Stufe 1 bis 3) oder 2 Alkohol (Stufe 4 und 5) gleich auf die Hand, egal wo er lagert. Der Markt rückt nach und wird aufgefüllt, und du nimmst den Familienring.',
    'SC-37':
      'Verkaufen: so oft, wie du Einfluss hast, in jedem deiner Viertel höchstens einmal. Gib die gezeigten Waren ab, aus diesem Viertel und von deinen Deals; jeder deiner Lastwagen im Bezirk spart eine davon, welche, bestimmst du. Du bekommst den gezeigten Gewinn. Danach zahlst du Schmiergeld: 2 Dollar je Polizeiwagen im Bezirk, oder alles, was du hast, wenn das weniger ist.',
    'SC-38':
      'Schick einen Schläger aus dem Hauptquartier zu den Behörden. Dann tust du eines der fünf folgenden Dinge.',
    'SC-39': 'Kontrolle entfernen: Je 5 Einfluss geht ein beliebiger Kontrollmarker an seinen Besitzer zurück.',
    'SC-40': 'Verbrechensrate senken: um deinen Einfluss. Sie bleibt immer mindestens eins über Eliot Ness.',
    'SC-41':
      'Geschäfte eröffnen: bis zu so viele, wie du Einfluss hast, in deinen Vierteln. Flüsterkneipen, Kasinos oder Bordelle; ein Viertel hat Platz für drei davon und dazu für einen Nachtclub.',
    'SC-42': 'Gefängnis: Mit mindestens 2 Einfluss kommen alle deine Schläger von dort ins Hauptquartier zurück.',
    'SC-43': 'An die Behörden verkaufen: bis zu so viele Waren, wie du Einfluss hast, egal woher, für je 6 Dollar.',
    'SC-44':
      'Schläger schicken: bis zu so viele, wie du Muskelkraft hast, aus dem Hauptquartier in einen Bezirk, in dem du mit Schläger, Fahrzeug oder Kontrollmarker präsent bist. Für jeden zahlst du die Bestechung, 2 Dollar je Polizeiwagen dort. Wen du nicht bezahlen kannst, kannst du nicht schicken.',
    'SC-45':
      'Bewegen: bis zu so viele Schläger und Fahrzeuge, wie du Muskelkraft hast, aus einem Bezirk in beliebige andere. Fahrzeuge kommen überallhin; ein Schläger geht in einen Nachbarbezirk, oder weiter, wenn ein Fahrzeug mitfährt. Unsere Festlegung: Ein Fahrzeug nimmt beliebig viele der Schläger mit, die mit ihm ans selbe Ziel gehen, aber jeder zählt mit. Für alles, was ankommt, ist die Bestechung fällig.',
    'SC-46':
      'Ein Viertel übernehmen, das du nicht kontrollierst, in einem Bezirk, in dem du präsent bist. Du brauchst so viel Muskelkraft wie seine Verteidigung: die gezeigte Zahl, 2 mehr, wenn ein Rivale es kontrolliert, 1 mehr je Polizeiwagen dort, 1 mehr je Schläger und Auto dieses Rivalen dort, 1 weniger je eigenem Schläger und Auto dort. Der fremde Marker geht, deiner kommt. Unsere Festlegungen: Liegen alle sieben Marker aus, muss einer aus einem anderen deiner Viertel umziehen, sonst wird nichts übernommen; und Waren, die dort lagern, gehören dem neuen Besitzer.',
    'SC-47':
      'Die Gang ausbauen: Dein Plan erfüllt Muskelkraft und Einfluss des Ausbaus, und du zahlst den Preis. Der nächste Würfel der Bossleiste kommt auf die nächste Stufe des Werts, Stufe 2 vor Stufe 3. Du bekommst, was unter dem Würfel war: Geld, oder eine deiner rechten Hände auf den Ablagestapel, gegen 2 Alkohol auf die Hand. Deine Verbrechensrate steigt wie angegeben, und die Figur deines Bosses rückt vor.',
    'SC-48':
      'Schläger aus dem Spiel nehmen: Kannst oder willst du nichts anderes tun, verlässt je Karte deines Plans ein Schläger das Spiel, egal woher.',
    'SC-49':
      'Sechs Werte haben die Stufen 1 bis 3. Handgröße: bis zu wie vielen Karten du nachziehst. Anwälte: wie viele Schläger beim Reorganisieren aus dem Gefängnis kommen, und wie weit deine Verbrechensrate nach einer Razzia sinkt. Rekrutierung: deine Schritte beim Reorganisieren. Nachschub: zusätzliche Waren je Händlerkarte. Fahrzeuge: Mit dem Ausbau kommt ein Auto oder Lastwagen in einen Bezirk, in dem du präsent bist, gegen die übliche Bestechung. Nachtclubs: Mit dem Ausbau wird eines deiner Viertel auf die Nachtclubseite gedreht und bekommt einen Nachtclub; verlierst du es an einen Rivalen, bleibt der Würfel liegen. Wer eine Stufe verliert, verliert die höchste.',
    'SC-50':
      'Deine Aufträge liegen verdeckt, so viele du willst, und nur du kennst sie. Ist erfüllt, was ein Auftrag verlangt, darfst du ihn jederzeit aufdecken, auch im Zug einer anderen Person. Unsere Festlegung: immer dann, wenn keine Aktion, Fähigkeit oder Wirkung im Gang ist und niemand gerade seinen Plan auslegt. Solange irgendwer Aufträge hat, wartet der Zug einer Person ohne Handkarten, bevor er endet oder sie reorganisiert, ob ein Auftrag erfüllbar ist oder nicht: Dann dürfen alle ihre Aufträge aufdecken. Allein geht das zwischen zwei Zeilen des Vollstreckers, sobald sein Plan offen liegt, und bevor er reorganisiert; er hält dafür inne, wenn du gerade einen Auftrag erfüllen kannst.',
    'SC-51':
      'Manche Aufträge zahlen sich einmal aus und kommen dann unter den Stapel. Andere bleiben offen liegen und wirken weiter. Wird so einer durch eine Wirkung wieder unerfüllt, wird er umgedreht.',
    'SC-60':
      'Eine Razzia kommt am Ende jeder Runde und wenn eine Verbrechensrate 11 erreicht. Alle Schläger in der Unterwelt müssen ins Gefängnis. Eine Razziakarte wird aufgedeckt. Erst geschieht, was für alle gilt; dann trifft es jede Gang nach der Farbe ihrer Verbrechensrate: Grün bis 4, Gelb bis 7, darüber Rot. Zuletzt sinken alle Verbrechensraten wie angegeben, mit besseren Anwälten weiter.',
    'SC-70':
      'Schritt für Schritt: Verkaufe in beliebigen deiner Viertel, mit Schmiergeld, aber ohne Schläger und ohne Grenze. Nimm 2 Dollar für jedes Geschäft, das du kontrollierst. Deine Schläger bei den Behörden und auf Deals kommen ins Hauptquartier zurück, danach so viele aus dem Gefängnis, wie deine Anwälte sagen. Mach so viele Rekrutierungsschritte, wie deine Rekrutierung sagt. Misch deinen Ablagestapel zu einem neuen Stapel. Rück den Zeitmarker ein Feld vor. Steht er auf „Extrablatt!“, endet die Runde. Zum Schluss ziehst du deine Hand. Schläger in der Unterwelt und auf der Straße bleiben, wo sie sind.',
    'SC-80': `Am Ende einer Runde kommt eine Razzia. Eliot Ness steigt um eins, bis höchstens 6; wer nicht über ihm steht, rückt auf eins darüber. Zwei Komplizen kommen unter ihre Stapel, nach unserer Festlegung der auf dem rechten Platz der Stufen 1 bis 3 und der auf dem Platz der Stufen 4 bis 5. Der Markt wird aufgefüllt, die nächste Schlagzeile löst die alte ab, und der Zeitmarker geht zurück an den Start. Lautet sie ${LAST}, ist das Spiel sofort aus; es hat also drei Runden.`,
    'SC-90':
      'Zu deinem Geld kommen 5 Dollar für jedes Geschäft in deinen Vierteln und 1 Dollar für jede Stufe der Komplizen in Hand, Stapel und Ablagestapel. Das meiste gewinnt. Bei Gleichstand gewinnt, wer vor diesen Boni mehr Geld hatte; ist auch das gleich, wird der Sieg geteilt.',
    'SC-95':
      'Ein Polizeiwagen tut drei Dinge. Bestechung: Kommt ein Schläger oder Fahrzeug von dir in seinen Bezirk, zahlst du 2 Dollar; hat es jemand anders dorthin gebracht und du hast weniger, zahlst du alles, was du hast. Schmiergeld: 2 Dollar für jeden Verkauf in seinem Bezirk. Wer Bestechung oder Schmiergeld nicht ganz zahlen kann, zeigt das dem Tisch. Schutz: 1 Verteidigung mehr für jedes Viertel dort. Wird ein Polizeiwagen versetzt, darf er in jeden Bezirk.',
    'SC-97':
      'Wer ins Gefängnis gebracht wird, sitzt dort. Wer verprügelt wird, kommt nach unserer Festlegung zurück zu den Rekruten seiner Gang. Wer getötet wird, ist aus dem Spiel. Schläger in den Verstecken und bei den Rekruten sind vor alldem sicher.',
    'SC-100':
      'Alle bekommen vier Aufträge, behalten einen und geben den Rest nach links weiter, bis alle verteilt sind. Dann legt jeder einen seiner vier unter den Stapel und beginnt mit den anderen drei.',
    'SC-110': `Allein spielst du gegen den Vollstrecker einer anderen Gang, wie zu zweit, aber mit diesen Änderungen. Karten, die für mehrere gedacht sind, bleiben in der Schachtel. Die Bezirke bekommen durch das Los die Nummern 1 bis 7. Der Vollstrecker hat zwei Deals, ${RUNNER} und ${DISTILLERY}; eigene Stapel A, B und C, von denen A sein Anfang ist; und in einem zufälligen Bezirk ohne Polizei seine Figur, ein Auto, einen Kontrollmarker und auf den Deals Waren, die zum Viertel passen. Dreimal ziehst du zwei Aufträge, behältst einen und gibst ihm den anderen. Er beginnt. Von uns dazu: Schwierigkeiten, die sagen, womit er anfängt. Eine davon ist die des Regelhefts: 10 Dollar, 4 Schläger im Hauptquartier und kein Ausbau. Die Ausbauten der schwereren bringen ein Fahrzeug, einen Nachtclub und Karten der Stapel B und C wie alle anderen. Nichts von ihm ist geheim.`,
    'SC-110.1': `In seinem Zug legt er so viele Karten von seinem Stapel aus, wie seine Bossleiste sagt, von links nach rechts. Seine Figur zieht um die Summe ihrer Schritte weiter, in aufsteigenden Nummern und von 7 nach 1. Dann liest er die obersten Zeilen der Karten von links nach rechts, dann die zweiten und so fort. Eine Zeile, die er ausführen kann, kostet eine seiner Aktionen; eine, die nichts ändern würde, kostet keine. Seine Macht ist die seines Werts, dazu die Boni aller ausgelegten Karten und der der Zeile; sie zählt als Muskelkraft und als Einfluss. Eine Zeile mit X braucht keine. Ist sein Stapel zu Beginn des Zuges leer, reorganisiert er.`,
    'SC-110.2': `Er handelt wie du, mit diesen Unterschieden. Ein Schläger auf einem freien Deal bringt die Waren aller seiner Deals. Aufträge und Händler kommen oben vom Stapel; seine Aufträge gelten als erfüllt, und jeder Händler ist ein eigener Deal. Er heuert die höchste Stufe an, die er bekommt, davon ganz links, und legt die Karte beiseite; eine Karte aus Stapel B (Stufe 1 bis 3) oder C (4 und 5) kommt dazu, für 1 oder 2 Waren auf seinen Stapel, sonst auf seinen Ablagestapel. Er verkauft, eröffnet und entfernt deine Marker, wo der Gewinn am größten ist; bleibt ein Verkauf dabei offen, wählst du. Schläger und Fahrzeuge zieht er von überall in seinen Bezirk. Er übernimmt zuerst, was dir gehört, dann den größten Gewinn, dann die höchste Verteidigung. Er baut den Wert mit der Nummer seines Bezirks aus, oder den nächsten möglichen, mit Macht 2 für Stufe 2 und 4 für Stufe 3, ohne zu zahlen. Eigene Schläger nimmt er nie aus dem Spiel.`,
    'SC-110.3': `Seine Fahrzeuge sind Auto und Lastwagen zugleich. Neue Waren kommen zuerst auf seine Deals, abwechselnd und mit der Sorte beginnend, von der er weniger hat, dann in seine Viertel, der größte Gewinn zuerst. Beim Verkauf gibt er zuerst die Waren des Viertels ab. Sonst verzichtet er auf das, was kein Verkauf braucht, dann auf Waren, wo der Gewinn am kleinsten ist, zuletzt auf die seiner Deals.`,
    'SC-110.4': `Reorganisiert er, stiehlt er dir außerdem so viele Dollar wie seine Aufträge mal die Schlagzeilen bisher. Seine Schläger verliert er in dieser Reihenfolge: Unterwelt, Gefängnis (außer wenn sie dorthin kommen), Behörden, Deals, Bezirke, Hauptquartier. Von seinen Ausbauten verliert er Stufe 3 vor Stufe 2. Am Ende zählen seine Komplizen wie deine, und wer mehr Geld hat, gewinnt.`,
    'SC-110.5': `Bleibt ihm danach noch die Wahl, gilt: der Bezirk mit der kleineren Nummer. „Nächster“ heißt der nächste in aufsteigenden Nummern von dort, wo er steht, nach 7 kommt 1; ein Viertel ist versorgt, wenn er alles hat, was ein Verkauf dort kostet, seine Fahrzeuge mitgerechnet. Von mehreren Verkäufen kommt zuerst der größte Gewinn, dann der mit weniger Waren, dann die kleinere Nummer; danach wählst du. Beim Rekrutieren kommen Schläger aus den Verstecken vor den Rekruten. Beim Ziehen kommen zuerst die, die zu Fuß können, dann die mit Fahrzeug samt diesem, zuletzt Fahrzeuge. Von Waren seiner Wahl nimmt er die Sorte, von der er weniger bekam, bei Gleichstand Alkohol, dann abwechselnd; ein Fahrzeug spart ihm die Sorte, von der der Verkauf mehr kostet, bei Gleichstand Alkohol; was kein Verkauf braucht, verteilt er gleichmäßig.`,
    'SC-110.6': `Unsere Festlegungen: Er lehnt jeden Handel ab, den eine Karte anbietet, und was ihn eine Karte in einem Viertel kostet, gibt er her, wo der Gewinn am kleinsten ist. Seine Aufträge gelten als erfüllt, aber ihre Dauerwirkungen nützen ihm nichts: Sie sind für jemanden geschrieben, der wählt, und was sie ihm bringen, sind die gestohlenen Dollar. Der Nachschub gibt ihm seine Waren einmal und nicht je Händler, denn alle seine Deals liefern auf einmal. Ein Plan aus drei Karten erhöht seine Verbrechensrate nicht: Seine Leiste legt ihn aus, nicht er. In Bezirk 7, zu dem es keinen Wert gibt, fängt er beim ersten an, weil bei ihm nach 7 immer 1 kommt. Seine Kontrollmarker gelten als Präsenz wie deine, denn er übernimmt Viertel nach den gewöhnlichen Regeln.`,
  },
  page: {
    title: 'Scarface 1920: die Regeln',
    notice:
      'Dies ist eine inoffizielle Umsetzung des Spiels von Toni Serradesanferm und Daniel Simón. Die Regeln stehen hier in unseren eigenen Worten und folgen einem veröffentlichten Entwurf der Anleitung. Karten, Stadtplan und Zahlen sind unsere eigenen.',
    rulings: 'Wo die Anleitung schweigt oder unklar ist, mussten wir entscheiden. Solche Regeln tragen dieses Zeichen:',
    ruling: 'Festlegung',
    aid: {
      title: 'Spielhilfe',
      turn: 'Dein Zug',
      turnSteps: [
        'Plan: Karten auslegen. Ab der dritten erhöht jede deine Verbrechensrate um 1.',
        'Eine Aktion. Davor und danach jede Fähigkeit deines Plans einmal.',
        'Ein Auftrag, dessen Bedingung erfüllt ist, darf jederzeit aufgedeckt werden.',
        'Der Plan kommt auf deinen Ablagestapel. Ziehe bis zu deiner Handgröße nach.',
        'Keine Karte auf der Hand: Der Zug endet. Auch keine im Stapel: reorganisieren.',
      ],
      actions: 'Eine Aktion pro Zug',
      action: 'Aktion',
      effect: 'Was sie bringt',
      cost: 'Kosten',
      costs: {
        deal: 'Ein Schläger aus dem Hauptquartier, auf den Deal',
        underworld:
          'Ein Schläger aus dem Hauptquartier; deine Verbrechensrate steigt um deine Schläger in der Unterwelt',
        authorities: 'Ein Schläger aus dem Hauptquartier',
        streets: 'Kein Schläger; Bestechung, wo Polizei steht',
        upgrade: 'Der Preis in Dollar und die gezeigte Verbrechensrate',
        dismiss: 'Nichts',
      },
      acts: {
        deal: 'Waren aller Händler des Deals, dazu Waren nach Nachschub; Muskelkraft und Einfluss müssen reichen',
        recruit: '1 Schritt je Einfluss: Rekruten in die Verstecke, Verstecke ins Hauptquartier',
        job: '1 Auftrag je Einfluss ziehen, einen behalten',
        dealer: '1 Händler je Einfluss ziehen, einen behalten: als neuen Deal oder unter einem anderen',
        hire: 'Ein Komplize bis zur Stufe deines Einflusses und der Familienring; für 1 oder 2 Alkohol auf die Hand',
        sales:
          'Bis zu 1 Verkauf je Einfluss, je Viertel einer; Lastwagen spart eine Ware; Schmiergeld 2 Dollar je Polizeiwagen',
        oust: 'Je 5 Einfluss ein beliebiger Kontrollmarker',
        'lower-crime': 'Um deinen Einfluss, höchstens bis eins über Ness',
        build: 'Bis zu 1 Flüsterkneipe, Kasino oder Bordell je Einfluss; drei je Viertel',
        release: '2 Einfluss: alle deine Schläger kommen aus dem Gefängnis',
        fence: 'Bis zu 1 Ware je Einfluss, für je 6 Dollar',
        send: 'Bis zu 1 Schläger je Muskelkraft in einen Bezirk, in dem du präsent bist; Bestechung je 2 Dollar pro Polizeiwagen',
        move: 'Bis zu 1 Schläger oder Fahrzeug je Muskelkraft aus einem Bezirk; Bestechung wie oben',
        seize:
          'Muskelkraft gegen Verteidigung: gezeigte Zahl, +2 Rivale, +1 je Polizeiwagen, +1 je Schläger und Auto des Rivalen, −1 je eigenem',
        upgrade: 'Muskelkraft, Einfluss und Geld; Würfel auf den Wert, sein Bonus für dich, Verbrechensrate steigt',
        dismiss: 'Je Karte im Plan verlässt ein Schläger das Spiel',
      },
      stats: 'Werte',
      stat: 'Wert',
      level: 'Stufe',
      statEffects: {
        hand: 'Karten, bis zu denen du nachziehst',
        lawyers: 'Schläger aus dem Gefängnis beim Reorganisieren; stärkeres Sinken nach einer Razzia',
        recruitment: 'Rekrutierungsschritte beim Reorganisieren',
        supply: 'Zusätzliche Waren je Händlerkarte',
        vehicles: 'Fahrzeuge, die durch Ausbau kamen',
        nightclubs: 'Nachtclubs, die durch Ausbau öffneten',
      },
      raid: 'Eine Razzia',
      raidSteps: [
        'Alle Schläger in der Unterwelt müssen ins Gefängnis.',
        'Eine Razziakarte aufdecken.',
        'Was für alle gilt.',
        'Jede Gang: die Farbe ihrer Verbrechensrate (Grün bis 4, Gelb bis 7, Rot bis 11).',
        'Alle Verbrechensraten sinken, je nach Anwälten.',
      ],
      reorganising: 'Reorganisieren',
      reorganisingSteps: [
        'Verkaufen, wo du kannst und willst.',
        '2 Dollar für jedes Geschäft.',
        'Schläger von Behörden und Deals zurück, dann aus dem Gefängnis nach Anwälten.',
        'Rekrutierungsschritte.',
        'Ablagestapel zu einem neuen Stapel mischen.',
        'Zeitmarker ein Feld vor.',
        'Auf „Extrablatt!“ endet die Runde.',
      ],
      end: 'Ende des Spiels',
      endSteps: [
        'Drei Runden. Jede endet mit einer Razzia und neuen Nachrichten.',
        'Dann: dein Geld, 5 Dollar je Geschäft, 1 Dollar je Stufe deiner Komplizen.',
        'Wer das meiste Geld hat, gewinnt.',
      ],
      lesson: 'In acht Aufgaben lernen',
    },
  },
};
