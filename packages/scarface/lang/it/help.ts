import { bordersInWords, type HelpTexts } from '../../src/help/texts.ts';
import { dealers } from './cards/dealers.ts';
import { news } from './cards/news.ts';
import { nouns } from './nouns.ts';

const borders = bordersInWords('it', nouns.districts);
const FIRST = nouns.quote(news['us-is-voted-dry'].name);
const LAST = nouns.quote(news['prohibition-ends'].name);
const ALCOHOL = nouns.quote(dealers['alcohol-dealer'].name);
const GUNS = nouns.quote(dealers['gun-dealer'].name);
const RUNNER = nouns.quote(dealers['gun-runner'].name);
const DISTILLERY = nouns.quote(dealers['distillery-owner'].name);

export const help: HelpTexts = {
  chapters: {
    table: 'Che cosa c’è sul tavolo',
    setup: 'Preparazione (da 2 a 4 giocatori)',
    turn: 'Il tuo turno',
    deals: 'Azione: mandare uno scagnozzo a un Affare',
    underworld: 'Azione: mandare uno scagnozzo nella Malavita',
    authorities: 'Azione: mandare uno scagnozzo dalle Autorità',
    streets: 'Azioni in strada',
    gang: 'La tua gang: potenziamenti e caratteristiche',
    jobs: 'I Colpi',
    police: 'Le auto della polizia, e che cosa può capitare agli scagnozzi',
    raid: 'Le Retate',
    reorganising: 'Riorganizzarsi',
    ending: 'Fine di un round e della partita',
    draft: 'Variante: la scelta dei Colpi',
    solo: 'In solitaria contro l’Esecutore',
  },
  rules: {
    'SC-1': `Chicago ha sette distretti con i loro quartieri. Confinano così: ${borders}. Accanto alla mappa ci sono gli spazi della Malavita, delle Autorità e della Prigione; il tracciato della Criminalità da 0 a 11, su cui Eliot Ness parte da 0 e non sale mai oltre 6; il tracciato del tempo, che finisce con «Edizione straordinaria!»; il mercato dei Complici; le notizie in prima pagina; i mazzi delle carte federali, dei Colpi e dei Fornitori; e l’Anello di famiglia. Denaro, liquori e armi non finiscono mai. Tutto il resto è limitato a quel che c’è nella scatola.`,
    'SC-2': `Carte federali, Colpi e Fornitori si mescolano, ciascuno nel suo mazzo; solo ${ALCOHOL} e ${GUNS} restano da parte, uno di ciascuno per gang. Al mercato ci sono tre Complici di livello da 1 a 3 e, tutto a destra, uno di livello 4 o 5. La prima carta dei due mazzi dei Complici è scoperta: tutti vedono chi arriverà.`,
    'SC-3': `La prima notizia, ${FIRST}, vale fin dall’inizio. Due notizie a caso stanno a faccia in giù sopra l’ultima, ${LAST}.`,
    'SC-4':
      'Central riceve due quartieri a caso, ogni altro distretto uno. In tre, Central ne riceve un altro; in quattro ne ricevono uno in più Far South Side e Far North Side. Tutti stanno sul lato normale e ricevono a caso un bar clandestino, un casinò o un bordello. In Central, Far South Side e Far North Side c’è un’auto della polizia ciascuno.',
    'SC-5':
      'Il tracciato del tempo ha 4 spazi in due giocatori, 5 in tre e 6 in quattro. Nostra decisione: gli spazi sono passi del segnalino; la quarta, quinta o sesta riorganizzazione chiude quindi il round. La partenza non conta, perché lì il segnalino aspetta soltanto, e «Edizione straordinaria!» è l’ultimo spazio.',
    'SC-6': `Ciascuno guida una di quattro gang, con i suoi prezzi e il suo Boss. Cominci con 4 scagnozzi nel Quartier generale, 2 nei Covi e 6 tra le Reclute; con 3 auto, 2 camion, 7 segnalini controllo e 12 cubi potenziamento sul tracciato del Boss; con due Fornitori, ${ALCOHOL} e ${GUNS}, cioè due Affari; con Criminalità 1 e 10 dollari. I tuoi due bracci destri aspettano in disparte. Gli altri sei membri della gang sono il tuo mazzo, e ne peschi tre. Hai anche tre Colpi che solo tu puoi guardare.`,
    'SC-7':
      'Poi tutti si insediano, cominciando da chi siede alla destra del primo giocatore e girando in senso antiorario. Scegli un distretto senza auto della polizia, mettici un’auto o un camion e posa un segnalino controllo su un quartiere libero. Infine prendi due merci a scelta e mettine una su ciascuno dei tuoi due Affari.',
    'SC-10':
      'Hai carte in mano? Allora fai un’azione. Nessuna in mano, ma ce ne sono nel mazzo? Il turno finisce subito. Nessuna da nessuna parte? Allora ti riorganizzi.',
    'SC-11':
      'Chi ha l’Anello di famiglia riceve denaro in ogni suo turno: 1 dollaro in due, 2 in tre, 3 in quattro. Nostra decisione: il denaro arriva da solo all’inizio del turno, perché nessuno lo rifiuterebbe. Chi prende l’Anello nel proprio turno lo incassa subito. Un’opzione ripristina il regolamento: i soldi si prendono in qualsiasi momento del proprio turno, o ci si dimentica di farlo.',
    'SC-12':
      'Prima viene il tuo Piano: metti giù quante carte vuoi dalla mano, anche nessuna. Ogni carta oltre la seconda aumenta la tua Criminalità di 1.',
    'SC-13':
      'Somma la Forza e l’Influenza del Piano, con tutti i bonus. Il tuo Boss ha i valori della riga che la sua pedina ha raggiunto sul suo tracciato.',
    'SC-14':
      'Poi fai esattamente un’azione. Prima e dopo puoi usare le abilità delle carte del Piano, ciascuna una volta. Nulla interrompe un’azione o un’abilità già cominciata.',
    'SC-15':
      'Un’abilità standard funziona sempre. Un’abilità combinata chiede uno dei crimini che nomina su un’altra carta del Piano: Contrabbando, Corruzione, Gioco d’azzardo, Furto, Vizio o Violenza. Nessuna delle due richiede Forza o Influenza.',
    'SC-16':
      'Se una carta contraddice le regole, vale la carta. Ciò che non si può fare per intero si fa fin dove si può. Il denaro è segreto: se una carta offre a tutti qualcosa in cambio di denaro, te lo si chiede anche se non puoi pagare.',
    'SC-17':
      'Alla fine del turno il Piano va scoperto tra i tuoi scarti, e peschi finché hai tante carte quante dice il valore «Carte in mano». Se il mazzo finisce, qui non si rimescola. Puoi guardare i tuoi scarti; di quelli altrui vedi solo la prima carta. Nostra decisione: il tavolo elenca anche le carte finite tra gli scarti di un rivale dall’ultima volta che ha mescolato, perché tutti le hanno viste.',
    'SC-18':
      'Quando una Criminalità arriva a 11, c’è una Retata appena l’effetto che l’ha causata è concluso. Poi il turno continua.',
    'SC-30':
      'Manda uno scagnozzo dal Quartier generale a uno dei tuoi Affari; per nostra decisione non deve essercene già uno. Il Piano deve avere la Forza e l’Influenza che chiedono insieme tutti i Fornitori dell’Affare. Ricevi le merci di tutti e, per ogni carta Fornitore, tante merci a scelta quante dice il tuo Rifornimento.',
    'SC-31':
      'Le merci stanno sui tuoi Affari, fino al limite della carta in cima, oppure senza limite nei tuoi quartieri. Se non controlli quartieri, puoi buttare merci vecchie per fare posto. Ciò che non metti da parte torna nella riserva.',
    'SC-32':
      'Manda uno scagnozzo dal Quartier generale nella Malavita. La tua Criminalità aumenta del numero dei tuoi scagnozzi lì, compreso il nuovo. Poi fai una delle cinque cose seguenti. Una Retata provocata così aspetta che tu abbia finito.',
    'SC-33':
      'Reclutare: tanti passi quanta Influenza. Un passo porta uno scagnozzo dalle Reclute ai Covi, o dai Covi al Quartier generale.',
    'SC-34':
      'Colpo: pesca tanti Colpi quanta Influenza e tienine uno. Gli altri vanno a faccia in giù in fondo al mazzo.',
    'SC-35':
      'Fornitore: pesca tanti Fornitori quanta Influenza e tienine uno. Diventa un nuovo Affare, oppure lo infili sotto uno che hai: ciò che chiede e ciò che dà si somma, ma il suo deposito va perso. Un nuovo Fornitore non va mai sopra.',
    'SC-36':
      'Complice: ingaggia al mercato qualcuno il cui livello non superi la tua Influenza. La carta va tra i tuoi scarti, o subito in mano per 1 liquore (livelli da 1 a 3) o 2 liquori (livelli 4 e 5), ovunque li tieni. Il mercato scorre e si completa, e prendi l’Anello di famiglia.',
    'SC-37':
      'Vendere: fino a tante vendite quanta Influenza, al massimo una in ciascuno dei tuoi quartieri. Spendi le merci indicate, da quel quartiere e dai tuoi Affari; ogni tuo camion nel distretto te ne fa risparmiare una a scelta. Incassi il guadagno indicato. Poi paghi la tangente: 2 dollari per ogni auto della polizia nel distretto, o tutto quello che hai se è meno.',
    'SC-38': 'Manda uno scagnozzo dal Quartier generale dalle Autorità. Poi fai una delle cinque cose seguenti.',
    'SC-39': 'Rimuovere il controllo: ogni 5 di Influenza, un segnalino controllo di chiunque torna al proprietario.',
    'SC-40': 'Ridurre la tua Criminalità: di quanto vale la tua Influenza. Resta sempre almeno uno sopra Eliot Ness.',
    'SC-41':
      'Aprire attività: fino a tante quanta Influenza, nei tuoi quartieri. Bar clandestini, casinò o bordelli; un quartiere ne ospita tre, più un locale notturno.',
    'SC-42': 'Prigione: con almeno 2 di Influenza, tutti i tuoi scagnozzi in Prigione tornano al Quartier generale.',
    'SC-43': 'Vendere alle Autorità: fino a tante merci quanta Influenza, da ovunque, a 6 dollari l’una.',
    'SC-44':
      'Mandare scagnozzi: fino a tanti quanta Forza, dal Quartier generale in un solo distretto in cui hai presenza con uno scagnozzo, un veicolo o un segnalino controllo. Per ciascuno paghi la mazzetta, 2 dollari per ogni auto della polizia lì. Chi non puoi pagare non lo puoi mandare.',
    'SC-45':
      'Spostare: fino a tanti scagnozzi e veicoli quanta Forza, da un distretto verso tutti gli altri. I veicoli vanno ovunque; uno scagnozzo va in un distretto confinante, o più lontano se va con lui un veicolo. Nostra decisione: un veicolo porta quanti scagnozzi si vuole verso la stessa meta, ma ciascuno conta. La mazzetta è dovuta per tutto ciò che arriva.',
    'SC-46':
      'Conquistare un quartiere che non controlli, in un distretto in cui hai presenza. Serve tanta Forza quanta la sua difesa: il numero indicato, 2 in più se lo controlla un rivale, 1 in più per ogni auto della polizia lì, 1 in più per ogni scagnozzo e auto di quel rivale lì, 1 in meno per ogni tuo scagnozzo e auto lì. Il segnalino rivale se ne va, arriva il tuo. Nostre decisioni: se i tuoi sette segnalini sono tutti in gioco, uno deve lasciare un altro tuo quartiere, altrimenti non si conquista nulla; e le merci che si trovano lì passano al nuovo padrone.',
    'SC-47':
      'Potenziare la gang: il Piano ha la Forza e l’Influenza richieste, e paghi il prezzo. Il prossimo cubo del tracciato del Boss va sul livello successivo della caratteristica, il 2 prima del 3. Ricevi ciò che stava sotto: denaro, oppure uno dei tuoi bracci destri, tra gli scarti o in mano per 2 liquori. La tua Criminalità aumenta come indicato, e la pedina del Boss avanza.',
    'SC-48':
      'Togliere scagnozzi: se non puoi o non vuoi fare altro, per ogni carta del Piano uno scagnozzo lascia la partita, da dove vuoi.',
    'SC-49':
      'Sei caratteristiche hanno livelli da 1 a 3. Carte in mano: fino a quante peschi. Avvocati: quanti scagnozzi escono di Prigione quando ti riorganizzi, e di quanto scende la Criminalità dopo una Retata. Reclutamento: i tuoi passi quando ti riorganizzi. Rifornimento: merci in più per ogni carta Fornitore. Veicoli: con il potenziamento un’auto o un camion entra in un distretto in cui hai presenza, con la solita mazzetta. Locali notturni: con il potenziamento un tuo quartiere si gira sul lato locale notturno e ne riceve uno; se lo perdi a favore di un rivale, il cubo resta. Chi perde un livello perde il più alto.',
    'SC-50':
      'I tuoi Colpi stanno a faccia in giù, quanti ne vuoi, e solo tu li conosci. Quando la condizione di un Colpo è soddisfatta, puoi rivelarlo in qualsiasi momento, anche nel turno altrui. Nostra decisione: ogni volta che non è in corso un’azione, un’abilità o un effetto e nessuno sta disponendo il proprio Piano. Finché qualcuno ha Colpi, il turno di chi è senza carte in mano aspetta prima di finire o di passare alla riorganizzazione, che un Colpo sia realizzabile o no: allora tutti possono rivelare i propri. In solitaria, è tra due righe dell’Esecutore, una volta disposto il suo Piano, e prima che si riorganizzi; si ferma quando puoi compiere un Colpo proprio allora.',
    'SC-51':
      'Alcuni Colpi rendono una volta e poi vanno in fondo al mazzo. Altri restano scoperti e continuano ad agire. Se un effetto ne annulla uno, si rigira a faccia in giù.',
    'SC-60':
      'Una Retata arriva alla fine di ogni round e quando una Criminalità arriva a 11. Tutti gli scagnozzi nella Malavita finiscono in Prigione. Si rivela una carta federale. Prima viene il suo effetto per tutti, poi ognuno subisce quello del colore della propria Criminalità: verde fino a 4, giallo fino a 7, rosso oltre. Infine tutte le Criminalità scendono come dice la carta, di più con Avvocati migliori.',
    'SC-70':
      'Nell’ordine: vendi in quanti tuoi quartieri vuoi, con le tangenti, ma senza scagnozzo e senza limite. Prendi 2 dollari per ogni attività che controlli. I tuoi scagnozzi presso le Autorità e sugli Affari tornano al Quartier generale, poi dalla Prigione tanti quanti dicono gli Avvocati. Fai tanti passi di reclutamento quanti dice il Reclutamento. Mescola gli scarti in un nuovo mazzo. Fai avanzare di uno spazio il segnalino del tempo. Se è su «Edizione straordinaria!», il round finisce. Infine peschi la mano. Gli scagnozzi nella Malavita e in strada restano lì.',
    'SC-80': `Alla fine di un round c’è una Retata. Eliot Ness sale di uno, al massimo a 6; chi non è sopra di lui passa uno più in alto. Due Complici vanno in fondo ai loro mazzi: per nostra decisione, quello dello spazio più a destra dei livelli da 1 a 3 e quello dello spazio dei livelli 4 e 5. Il mercato si completa, la notizia seguente sostituisce la vecchia e il segnalino del tempo torna all’inizio. Se la notizia è ${LAST}, la partita finisce subito; dura quindi tre round.`,
    'SC-90':
      'Al tuo denaro aggiungi 5 dollari per ogni attività nei tuoi quartieri e 1 dollaro per ogni livello dei Complici in mano, nel mazzo e tra gli scarti. Vince chi ha di più. In caso di parità, chi aveva più denaro prima di questi bonus; se anche quello è pari, la vittoria è condivisa.',
    'SC-95':
      'Un’auto della polizia fa tre cose. Mazzetta: quando un tuo scagnozzo o veicolo entra nel suo distretto paghi 2 dollari; se ce l’ha messo un altro e hai di meno, paghi tutto quello che hai. Tangente: 2 dollari per ogni vendita nel suo distretto. Chi non può pagare per intero una mazzetta o una tangente lo mostra al tavolo. Protezione: 1 di difesa in più per ogni quartiere lì. Un’auto della polizia spostata può andare in qualsiasi distretto.',
    'SC-97':
      'Uno scagnozzo mandato in Prigione sta lì. Uno scagnozzo pestato torna, per nostra decisione, tra le Reclute della sua gang. Uno scagnozzo eliminato lascia la partita. Quelli nei Covi e tra le Reclute sono al sicuro da tutto questo.',
    'SC-100':
      'Ciascuno riceve quattro Colpi, ne tiene uno e passa gli altri a sinistra, finché sono finiti. Poi ognuno mette uno dei suoi quattro in fondo al mazzo e comincia con gli altri tre.',
    'SC-110': `In solitaria giochi contro l’Esecutore di un’altra gang, come in due ma con questi cambiamenti. Le carte pensate per più giocatori restano nella scatola. I distretti ricevono a sorte i numeri da 1 a 7. L’Esecutore ha due Affari, ${RUNNER} e ${DISTILLERY}; mazzi suoi A, B e C, dei quali A per cominciare; e, in un distretto a caso senza polizia, la sua pedina, un’auto, un segnalino controllo e, sugli Affari, merci adatte al quartiere. Per tre volte peschi due Colpi, ne tieni uno e gli dai l’altro. Comincia lui. Nostra aggiunta: alcune difficoltà, che dicono che cosa ha all’inizio. Una è quella del regolamento: 10 dollari, 4 scagnozzi nel Quartier generale e nessun potenziamento. I potenziamenti delle più dure portano un veicolo, un locale notturno e carte dei mazzi B e C, come tutti gli altri. Nulla di suo è segreto.`,
    'SC-110.1': `Nel suo turno mette giù tante carte del suo mazzo quante dice il suo tracciato del Boss, da sinistra a destra. La sua pedina avanza della somma dei loro passi, in numeri crescenti e da 7 a 1. Poi legge le prime righe delle carte da sinistra a destra, quindi le seconde, e così via. Una riga che può eseguire costa una delle sue azioni; una che non cambierebbe nulla non costa niente. Il suo Potere è quello della caratteristica, più i bonus di tutte le carte messe giù, più quello della riga; vale come Forza e come Influenza. Una riga con X non ne richiede. Se all’inizio del turno il suo mazzo è vuoto, si riorganizza.`,
    'SC-110.2': `Agisce come te, con queste differenze. Uno scagnozzo su un Affare libero porta le merci di tutti i suoi Affari. Colpi e Fornitori vengono dalla cima del mazzo; i suoi Colpi valgono come compiuti, e ogni Fornitore è un Affare a sé. Ingaggia il livello più alto che può, il più a sinistra tra più d’uno, e mette la carta da parte; gli si unisce una carta del mazzo B (livelli da 1 a 3) o C (4 e 5), in cima al suo mazzo per 1 o 2 merci, altrimenti tra i suoi scarti. Vende, apre e rimuove i tuoi segnalini dove il guadagno è più alto; se una vendita resta indecisa, scegli tu. Porta scagnozzi e veicoli da ovunque nel suo distretto. Conquista prima ciò che è tuo, poi il guadagno più alto, poi la difesa più alta. Potenzia la caratteristica con il numero del suo distretto, o la prima possibile dopo quella, con 2 di Potere per il livello 2 e 4 per il livello 3, senza pagare. Non toglie mai i propri scagnozzi.`,
    'SC-110.3': `I suoi veicoli sono insieme auto e camion. Le merci nuove vanno prima sui suoi Affari, alternandole e cominciando dal tipo di cui ne ha meno, poi nei suoi quartieri, dal guadagno più alto in giù. In una vendita spende prima le merci del quartiere. Altrimenti rinuncia a ciò che non serve a nessuna vendita, poi alle merci dove il guadagno è più basso, infine a quelle sugli Affari.`,
    'SC-110.4': `Quando si riorganizza ti ruba anche tanti dollari quanti i suoi Colpi moltiplicati per le notizie uscite. Perde gli scagnozzi in quest’ordine: Malavita, Prigione (a meno che non vadano lì), Autorità, Affari, distretti, Quartier generale. Dei potenziamenti perde il livello 3 prima del 2. Alla fine i suoi Complici contano come i tuoi, e vince chi ha più denaro.`,
    'SC-110.5': `Se gli resta da scegliere: il distretto con il numero più basso. «Prossimo» vuol dire il prossimo in ordine crescente da dove si trova, con 1 dopo 7; un quartiere è rifornito quando ha tutto ciò che vi costa una vendita, veicoli compresi. Tra più vendite viene prima il guadagno più alto, poi quella che richiede meno merci, poi il numero più basso; dopo scegli tu. Nel reclutare, gli scagnozzi nei Covi vengono prima delle Reclute. Nel muovere, prima chi può andare a piedi, poi chi ha bisogno di un veicolo, con quello, per ultimi i veicoli. Delle merci a scelta prende il tipo di cui ne ha avute meno, liquore se pari, poi alternando; un veicolo gli risparmia il tipo di cui la vendita ne richiede di più, liquore se pari; ciò che non serve a nessuna vendita è distribuito in parti uguali.`,
    'SC-110.6': `Nostre decisioni: rifiuta ogni scambio offerto da una carta, e ciò che una carta gli fa perdere in un quartiere lo perde dove il guadagno è più basso. I suoi Colpi valgono come compiuti, ma i loro effetti permanenti non gli servono: sono scritti per chi sceglie, e ciò che gli rendono sono i dollari rubati. Il Rifornimento gli dà le merci una volta sola, non per ogni Fornitore, perché tutti i suoi Affari consegnano insieme. Un Piano di tre carte non alza la sua Criminalità: lo dispone il suo tracciato, non lui. Nel distretto 7, a cui non corrisponde alcuna caratteristica, comincia dalla prima, perché per lui dopo il 7 viene sempre l’1. I suoi segnalini controllo valgono come presenza, come i tuoi, perché conquista secondo le regole normali.`,
  },
  page: {
    title: 'Scarface 1920: le regole',
    notice:
      'Questa è una versione non ufficiale del gioco di Toni Serradesanferm e Daniel Simón. Le regole sono raccontate con parole nostre, secondo una bozza pubblicata del regolamento. Le carte, la mappa e i numeri sono nostri.',
    rulings: 'Dove il regolamento tace o non è chiaro, abbiamo dovuto decidere. Queste regole portano il segno:',
    ruling: 'Decisione',
    aid: {
      title: 'Aiuto di gioco',
      turn: 'Il tuo turno',
      turnSteps: [
        'Piano: gioca carte. Dalla terza in poi, ognuna alza la tua Criminalità di 1.',
        'Un’azione. Prima e dopo, ogni abilità del tuo Piano una volta.',
        'Un Colpo la cui condizione è soddisfatta si può rivelare in ogni momento.',
        'Il Piano va nei tuoi scarti. Pesca fino al tuo numero di carte in mano.',
        'Nessuna carta in mano: il turno finisce. Nessuna nemmeno nel mazzo: riorganizzati.',
      ],
      actions: 'Un’azione per turno',
      action: 'Azione',
      effect: 'Che cosa porta',
      cost: 'Costo',
      costs: {
        deal: 'Uno scagnozzo dal Quartier generale, sull’Affare',
        underworld:
          'Uno scagnozzo dal Quartier generale; la tua Criminalità sale di quanti scagnozzi hai nella Malavita',
        authorities: 'Uno scagnozzo dal Quartier generale',
        streets: 'Nessuno scagnozzo; mazzette dove c’è polizia',
        upgrade: 'Il prezzo in dollari e la Criminalità indicata',
        dismiss: 'Niente',
      },
      acts: {
        deal: 'Le merci di tutti i suoi Fornitori, più il Rifornimento; servono la loro Forza e la loro Influenza',
        recruit: '1 passo per punto di Influenza: dalle Reclute ai Covi, o dai Covi al Quartier generale',
        job: 'Pesca 1 Colpo per punto di Influenza e tienine uno',
        dealer: 'Pesca 1 Fornitore per punto di Influenza e tienine uno: nuovo Affare, o sotto un altro',
        hire: 'Un Complice di livello fino alla tua Influenza, e l’Anello di famiglia; 1 o 2 liquori: in mano',
        sales:
          'Fino a 1 vendita per punto di Influenza, una per quartiere; un camion risparmia una merce; tangente di 2 dollari per auto della polizia',
        oust: 'Ogni 5 di Influenza, un segnalino controllo di chiunque',
        'lower-crime': 'Di quanto vale l’Influenza, al minimo uno sopra Ness',
        build: 'Fino a 1 bar clandestino, casinò o bordello per punto di Influenza; tre per quartiere',
        release: '2 di Influenza: tutti i tuoi scagnozzi escono di Prigione',
        fence: 'Fino a 1 merce per punto di Influenza, 6 dollari l’una',
        send: 'Fino a 1 scagnozzo per punto di Forza in un distretto in cui hai presenza; mazzetta di 2 dollari per auto della polizia, per ciascuno',
        move: 'Fino a 1 scagnozzo o veicolo per punto di Forza, da un distretto; mazzette come sopra',
        seize:
          'Forza contro difesa: numero indicato, +2 rivale, +1 per auto della polizia, +1 per scagnozzo e auto del rivale, −1 per i tuoi',
        upgrade: 'Forza, Influenza e denaro; un cubo sulla caratteristica, il suo bonus per te, la Criminalità sale',
        dismiss: 'Per ogni carta del Piano uno scagnozzo lascia la partita',
      },
      stats: 'Caratteristiche',
      stat: 'Caratteristica',
      level: 'Livello',
      statEffects: {
        hand: 'Carte fino a cui peschi',
        lawyers: 'Scagnozzi che escono di Prigione quando ti riorganizzi; un calo maggiore dopo una Retata',
        recruitment: 'Passi di reclutamento quando ti riorganizzi',
        supply: 'Merci in più per ogni carta Fornitore',
        vehicles: 'Veicoli entrati con i potenziamenti',
        nightclubs: 'Locali notturni aperti con i potenziamenti',
      },
      raid: 'Una Retata',
      raidSteps: [
        'Tutti gli scagnozzi nella Malavita finiscono in Prigione.',
        'Si rivela una carta federale.',
        'Il suo effetto per tutti.',
        'Per ciascuno: il colore della sua Criminalità (verde fino a 4, giallo fino a 7, rosso fino a 11).',
        'Tutte le Criminalità scendono, secondo gli Avvocati.',
      ],
      reorganising: 'Riorganizzarsi',
      reorganisingSteps: [
        'Vendi dove puoi e vuoi.',
        '2 dollari per ogni attività.',
        'Gli scagnozzi tornano da Autorità e Affari, poi dalla Prigione secondo gli Avvocati.',
        'Passi di reclutamento.',
        'Mescola gli scarti in un nuovo mazzo.',
        'Segnalino del tempo avanti di uno spazio.',
        'Su «Edizione straordinaria!» il round finisce.',
      ],
      end: 'Fine della partita',
      endSteps: [
        'Tre round. Ognuno finisce con una Retata e una nuova notizia.',
        'Poi: i tuoi soldi, 5 dollari per attività, 1 dollaro per livello dei tuoi Complici.',
        'Chi ha più soldi vince.',
      ],
      lesson: 'Impara in otto passi',
    },
  },
};
