import type { LabelWords, Language } from '../meanings.ts';

export const frLabel: LabelWords = {
  // prettier-ignore
  countries: {
    FR: 'France',
    IT: 'Italie',
    ES: 'Espagne',
    US: 'États-Unis | Etats-Unis | Etats Unis',
    DE: 'Allemagne',
    CH: 'Suisse',
    JP: 'Japon',
    RO: 'Roumanie',
    KR: 'Corée du Sud',
    IN: 'Inde',
    AR: 'Argentine',
    BR: 'Brésil',
    TR: 'Turquie',
    MX: 'Mexique',
    BE: 'Belgique',
    GB: 'Royaume-Uni',
    YU: 'Yougoslavie',
    CS: 'Tchécoslovaquie',
    CN: 'Chine',
    TW: 'Taïwan',
    TH: 'Thaïlande',
    ID: 'Indonésie',
    MA: 'Maroc',
    TN: 'Tunisie',
    PL: 'Pologne',
    NL: 'Pays-Bas',
    AT: 'Autriche',
  },
  // prettier-ignore
  adjectives: {
    FR: 'français | française',
    IT: 'italien | italienne',
    ES: 'espagnol | espagnole',
    US: 'américain | américaine',
    DE: 'allemand | allemande',
    CH: 'suisse',
  },
  made: `
    fabrique{,e,s,es} | fabriquer | fab | fab. | fabrication | produit{,e,s,es} | confectionne{,e} | realise{,e}
    manufacture{,e} | assemble{,e} | cousu{,e} | sorti{,e} {d,de l,des} atelier{,s} | datant | date de
    fait{,e,es} {en,aux,a la main en} | fait a la main | made`,
  madePlace: `
    pays {de ,d }{fabrication,origine,production} | lieu de fabrication | {origine,provenance}{, atelier}`,
  fill: 'en | au | aux | à | de | du | la',
};

export const fr: Language = {
  label: frLabel,
  // prettier-ignore
  months: [
    'janvier | janv', 'février | févr | fév', 'mars', 'avril | avr',
    'mai', 'juin', 'juillet | juil', 'août',
    'septembre', 'octobre', 'novembre', 'décembre | déc',
  ],
  words: {
    // Codes, and numbers that are none.
    codeCue: `
      code{, de} date | code date | date code | code{, de} {serie,fabrication,production}
      cachet{, de} {date,fabrication} | {numero,n°,nº,n,no} {,de }{serie,fabrication,interieur,interne}
      {n°,nº}de serie | reference {interieure,interne} | code {interieur,interne} | serie | n° serie
      numero de code`,
    stampCue: `
      tampon{,ne,nee} | numerote{,e} | timbre | grave{,e} | poincon{,ne,nee} | estampille{,e} | sur la languette
      code | le numero a l interieur | frappe{,e} | marquage`,
    codeNoun: 'code{,s}',
    reference: `
      ref{,s} | ref. | reference | casier | siege | commande | suivi | telephone | tel
      code {postal,promo,de reduction,reduction,de suivi,avantage,barre,barres,wifi,couleur,article,vendeur,boutique}
      promo* | reduction | n° {annonce,article,d annonce,de commande,de suivi}
      {numero,numeros} {d annonce,d article,de commande,de suivi} | annonce | article
      {ref,ref.,reference} {vendeur,boutique,annonce,interne} | vol | colis | facture | envoi | porte n° | chambre
      dossier | billet | lot | remise | vendeur | page | annonce n°`,
    style: 'ref | ref. | reference | modele | article | style',
    lock: 'cadenas | cle{,s}',
    metal: 'argent | vermeil | or fin',
    unit: 'euros | €',

    // Making.
    neutral: 'fait main | en fait | tout a fait | fait en cuir',
    makingDate: `
      {date,annee,mois} {de ,du }fabrication | {date,annee} de production | millesime | annee de creation
      date de sortie d atelier`,
    makingNoun: 'fabrication | confection | production',
    from: 'de | du | des',
    part: `
      bandouliere{,s} | chaine | charm | boite | pochon | dust bag | sangle | anse{,s} | doublure | fermeture
      boucle | housse | lien | lanyard`,

    // After it was made.
    bought: `
      achet* | achat | commande{,e,r} | trouve{,e} | chine{,e} | acquis{,e} | acquisition | vendu{,e} | paye{,e}`,
    received: `
      offert{,e,es} | cadeau | recu{,e,es} | eu | heritage | herite{,e} | legue{,e} | don de | cadeaux`,
    receipt: 'facture{,s} | ticket | ticket de caisse | preuve d achat',
    owned: 'propriete de | possed* | proprietaire',
    worn: 'porte{,e,es} | utilise{,e,es} | servi | usage | stocke{,e} | garde{,e}',
    repaired: `
      repar* | restaur* | remplac* | change{,e,es,r} | refait{,e,s} | entretien | nettoye{,e} | retapisse{,e}
      recolore{,e} | sav | cuir neuf`,
    appraised: 'expertise{,e} | authentifie{,e}',
    stocked: 'arrivage | en stock',
    age: 'ans | ans d age',
    person: 'mes | ses | nos | ma | sa | j ai | je | mère | fille | grand-mère | tante',

    // Other things with a year.
    released: `
      collection{,s} | croisiere | edition | modele de | defile | nouveaute{,s} | serie limitee | edition limitee
      anniversaire | capsule`,
    season: 'printemps | automne | hiver | saison | printemps ete | automne hiver',
    event: `
      envo* | expedi* | livr* | vacances | disponible | prix | photo{,s} | annonce | mise en vente | mis en ligne
      exposition | catalogue | visite | marche aux puces | certificat | depuis le | voyage | rentre{,e}
      sorti{,e,es} | sortie | lance{,e} | lancement | arrete{,e} | discontinue{,e} | cree{,e}`,

    // Saying no.
    denial: `
      pas | non | sans | aucun{,e} | ni | jamais | n est pas | il n y a pas | manque{,nt} | n a pas | pas de
      plus de | il n y a plus de`,
    notThis: `
      contrefacon{,s} | faux | replique{,s} | imitation{,s} | copie{,s} | au lieu de | plutot que | rien a voir avec`,
    missing: `
      aucun | absent{,e} | manquant | manque | introuvable | non {trouve,visible,present,disponible}
      pas {trouve,visible,present} | n est {pas,plus} {visible,present} | inexistant | neant`,
    unreadable: `
      illisible{,s} | efface{,e} | usee | {est,tres,un peu,bien,trop} use | estompe{,e} | {peu,non,plus,pas,difficilement,a peine} lisible
      difficile a lire | inconnu | flou | on ne voit plus`,
    chip: `
      {micro~,}puce{,s} {electronique,nfc,rfid,integree,d authentification,interne} | micro~puce{,s} | micro~chip
      pucee | puce | pucé | {etiquette,tag} {nfc,rfid} | {nfc,rfid} {puce,chip,tag} | le sac est puce`,
    noChip: `
      {sans,pas de,aucune,non,ni} {micro~,}puce{,s} | marche aux puces | puces`,

    // How a date is said.
    about: `
      environ | vers | autour de | a peu pres | circa | env | env. | approximativement`,
    limit: 'depuis | jusqu en | avant | apres | entre | a partir de',
    means: `
      soit | donc | c est a dire | cad | correspond{,ant} a | correspond | signifie | veut dire | indique
      designe | renvoie | est | qui correspond`,
    or: 'ou',
    and: 'et',
    to: 'à | au',
    fill: `
      en | au | aux | le | la | les | de | du | des | d | l | un | une | ce | cette | est | sac | dans | sur | a
      par | et | qui | que | annee | mois | courant | cours | n° | nº | numero | interieur | poche | je pense
      ici | visible | trouve | vu | ai`,
    year: 'annee | l an',
    week: 'semaine{,s} | sem | sem. | s',
    decade: 'annees | les annees',
    early: 'debut',
    mid: 'milieu | milieu des',
    late: 'fin',
    first: 'premiere',
    nth: 'er | re | e | eme | ieme | ere | è',
    lookalike: 'style | look | esprit | inspiration',

    // The bag.
    bag: `
      sac{,s} | sac a main | pochette | portefeuille | cabas | bagage | valise | modele | louis vuitton | vuitton
      lv`,
    praise: `
      vintage | authentique | veritable | rare | superbe | magnifique | beau | ancien{,ne}`,
    otherBag: `
      mon premier | ma premiere | je vends aussi | pas {un ,une ,le ,la } | n est pas {un ,une ,le ,la } | comme {un ,le ,la }`,
  },
};
