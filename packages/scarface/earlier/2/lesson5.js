// Frozen by `npm run freeze`: do not edit.
var e = {
	title: "Impara Scarface 1920",
	welcome: "Otto piccoli passi, circa dieci minuti. Niente può andare storto: tocca quello che vuoi.",
	players: ["Sam", "Gus"],
	steps: {
		plan: {
			title: "Fai un Piano",
			story: "Le tue carte sono la tua gang. Ogni turno comincia con un Piano: ne giochi alcune e sommi Forza e Influenza. Due carte non costano nulla. Ogni carta in più alza la tua Criminalità di 1.",
			task: "Tocca Corrieri del rum e Rapinatori di strada, poi «Gioca il Piano».",
			praise: "Il Piano è pronto: 2 punti Forza per questo turno.",
			nudge: "Bastano quelle due carte. Tocca di nuovo una carta scelta per rimetterla in mano."
		},
		deal: {
			title: "Concludi un Affare",
			story: "Giocato il Piano, hai un’azione. Un Affare porta merci: uno scagnozzo va dal Quartier generale da un tuo Fornitore. Il Trafficante di liquori chiede 1 punto Forza e dà 2 liquori.",
			task: "Tocca il Trafficante di liquori tra i tuoi Affari.",
			praise: "2 liquori in magazzino! Lo scagnozzo resta lì finché la gang non si riorganizza.",
			nudge: "Si potrebbe fare. Ma prima ci servono liquori: tocca il Trafficante di liquori."
		},
		sell: {
			title: "Vendi",
			story: "Il tuo turno seguente. Si vende nella Malavita: uno scagnozzo ci va, e la tua Criminalità sale di quanti scagnozzi hai lì. Pilsen è tuo e paga 10 dollari per 2 liquori.",
			task: "Tocca Pilsen sulla mappa per vendere lì. Poi scegli due volte da dove viene il liquore.",
			praise: "10 dollari! Ora la tua Criminalità è 2.",
			nudge: "Una buona idea per un altro giorno. Adesso vendi a Pilsen."
		},
		reorganise: {
			title: "Riorganizzati",
			story: "Mano e mazzo sono vuoti: la gang si riorganizza. Vendi senza mandare nessuno. Ogni attività rende 2 dollari. Gli scagnozzi tornano dagli Affari, altri avanzano, e le tue carte vengono mescolate.",
			task: "Premi «Riorganizzati» e vendi a Pilsen. Poi tocca due volte i Covi: due scagnozzi vanno al Quartier generale.",
			praise: "Soldi in cassa, scagnozzi a casa, un mazzo nuovo. Ogni volta il segnalino del tempo avanza.",
			nudge: "Non ancora. Prima vendi a Pilsen, poi tocca due volte i Covi."
		},
		seize: {
			title: "Conquista un quartiere",
			story: "La tua auto è andata nel Southwest Side: ora hai qualcuno lì. Little Italy non è di nessuno. La sua difesa è 2, e la tua auto ne toglie 1. Il tuo Piano ha 3 punti Forza.",
			task: "Tocca Little Italy sulla mappa per conquistarla.",
			praise: "È tua! Un posto in più dove vendere, e il suo casinò paga anche te.",
			nudge: "Possibile, ma Little Italy aspetta. Toccala sulla mappa."
		},
		hire: {
			title: "Ingaggia un Complice",
			story: "Al mercato c’è gente migliore. Puoi ingaggiare un Complice di livello non superiore alla tua Influenza: hai 3. Succede ancora nella Malavita. Il tuo secondo scagnozzo lì alza la tua Criminalità di 2.",
			task: "Tocca l’Allibratore al mercato.",
			praise: "Fatto! La carta arriva dopo la prossima mescolata. E porti l’Anello di famiglia: 1 dollaro a ogni turno.",
			nudge: "Una buona scelta, un altro giorno. Oggi tocca all’Allibratore."
		},
		upgrade: {
			title: "Potenzia la gang",
			story: "I soldi migliorano la gang per tutta la partita. Ogni potenziamento chiede Forza, Influenza e dollari. Rifornimento dà una merce in più da ogni Fornitore. Costa 6 dollari e alza la tua Criminalità di 1.",
			task: "Tocca Rifornimento sulla plancia della gang.",
			praise: "Fatto, e il tracciato del Boss ti rende 2 dollari. Più si svuota, più forte è il Boss.",
			nudge: "Ogni potenziamento ha il suo momento. Ora tocca Rifornimento."
		},
		raid: {
			title: "Prima della Retata",
			story: "La tua Criminalità è 5, nel giallo. Gus sta per riorganizzarsi, e il round finisce con una Retata. Chi è nella Malavita va in Prigione. Poi una carta federale colpisce per colore: poco il verde, molto il rosso.",
			task: "Gioca un Piano di Portaborse e Allibratore, tocca «Criminalità −», poi termina il turno.",
			praise: "Appena in tempo! Sei nel verde e ricevi 3 dollari. Gus è nel giallo e ne paga 4.",
			nudge: "La Retata è vicina. Portaborse e Allibratore, poi «Criminalità −», poi la fine del turno."
		}
	},
	end: {
		title: "Conosci il mestiere",
		text: "Un Piano, un’azione e le abilità delle tue carte: ecco un turno. Dopo tre round vince chi ha più soldi. Gioca ora una prima partita contro un rivale. I suggerimenti sono attivi, e l’aiuto di gioco è a un tocco."
	}
};
export { e as lesson };
