import type { Language } from '../reader/meanings.ts';

export const fr: Language = {
  // prettier-ignore
  countries: {
    FR: 'France', IT: 'Italie', ES: 'Espagne', US: 'États-Unis | Etats-Unis | Etats Unis', DE: 'Allemagne',
    CH: 'Suisse', JP: 'Japon', RO: 'Roumanie', KR: 'Corée du Sud', IN: 'Inde', AR: 'Argentine', BR: 'Brésil',
    TR: 'Turquie', MX: 'Mexique', BE: 'Belgique', GB: 'Royaume-Uni', YU: 'Yougoslavie', CS: 'Tchécoslovaquie',
    CN: 'Chine', TW: 'Taïwan', TH: 'Thaïlande', ID: 'Indonésie', MA: 'Maroc', TN: 'Tunisie', PL: 'Pologne',
    NL: 'Pays-Bas', AT: 'Autriche',
  },
  // prettier-ignore
  adjectives: {
    FR: 'français | française', IT: 'italien | italienne', ES: 'espagnol | espagnole', US: 'américain | américaine',
    DE: 'allemand | allemande',
  },
  // prettier-ignore
  months: [
    'janvier | janv', 'février | févr | fév', 'mars', 'avril | avr',
    'mai', 'juin', 'juillet | juil', 'août',
    'septembre', 'octobre', 'novembre', 'décembre | déc',
  ],
  eras: [
    { names: 'années quatre-vingt | années quatre-vingts', first: 1980, last: 1989 },
    { names: 'années quatre-vingt-dix', first: 1990, last: 1999 },
  ],
  numbers: { 10: 'dix', 20: 'vingt', 30: 'trente' },
  // prettier-ignore
  parts: {
    early: 'debut', mid: 'milieu', late: 'fin', firstHalf: '{premier semestre,1er semestre,première moitié}',
    secondHalf: '{second semestre,2e semestre,seconde moitié}', spring: 'printemps', summer: 'été', autumn: 'automne',
    winter: 'hiver | noël',
  },
  words: {
    made: `
      fabrique{,e,s,es} | fabriquer | fab | fab. | fabrication | produit{,e,s,es} | confectionne{,e} | realise{,e}
      manufacture{,e} | assemble{,e} | cousu{,e} | sorti{,e} {d,de l,des} atelier{,s} | datant | date de
      fait{,e,es} {en,aux,a la main en} | fait a la main | made`,
    madePlace: `
      pays {de ,d }{fabrication,origine,production} | lieu de fabrication | {origine,provenance}{, atelier}`,
    within: 'en | au | aux | à | de | du | la',
    // Codes and other numbers.
    codeCue: `
      code{, de} date | code date | date code | code{, de} {fabrication,production}
      cachet{, de} {date,fabrication} | {numero,n°,nº,n,no} {,de }{serie,fabrication,interieur,interne}
      nºde serie | reference {interieure,interne} | code {interieur,interne} | numero de code`,
    codePlace: 'languette | etiquette | patte de cuir',
    below: 'dessous | puis | suivi de | lettres | chiffres',
    stampCue: `
      tampon{,ne,nee} | numerote{,e} | timbre | grave{,e} | poincon{,ne,nee} | estampille{,e} | sur la languette
      code | le numero a l interieur | frappe{,e} | marquage | inscription | mention`,
    codeNoun: 'code{,s}',
    reference: `
      ref{,s} | ref. | reference | casier | siege | commande | suivi | telephone | tel
      code {postal,promo,de reduction,reduction,de suivi,avantage,barre,barres,wifi,couleur,article,vendeur,boutique}
      promo* | reduction | n° de commande
      {numero,numeros} {d annonce,d article,de commande,de suivi} | annonce | article
      {ref,ref.,reference} {boutique,interne} | vol | colis | facture | envoi | porte n° | chambre
      dossier | billet | lot | remise | vendeur | page | train | immatriculation | bus | passeport | relais`,
    style: 'ref | ref. | reference | modele | article | style',
    lock: 'cadenas | cle{,s} | argent | vermeil | or fin',
    unit: 'euros | €',

    // Making.
    makingDate: 'millesime | annee de creation',
    from: 'de | du | des',
    part: `
      bandouliere{,s} | chaine | charm | boite | pochon | dust bag | sangle | anse{,s} | doublure | fermeture
      boucle | housse | lien | lanyard | avec {,sa ,la ,une }{pochette,trousse}`,

    // After it was made.
    bought: `
      achet* | achat | commande{,e,r} | trouve{,e} | chine{,e} | acquis{,e} | acquisition | vendu{,e} | paye{,e}`,
    received: `
      offert{,e,es} | cadeau | recu{,e,es} | eu | heritage | herite{,e} | legue{,e} | don de | cadeaux`,
    receipt: 'facture{,s} | ticket | preuve d achat',
    owned: 'l ai depuis | propriete de | possed* | proprietaire',
    worn: 'porte{,e,es} | utilise{,e,es} | servi | usage | stocke{,e} | garde{,e}',
    repaired: `
      repar* | restaur* | remplac* | change{,e,es,r} | refait{,e,s} | entretien | nettoye{,e} | retapisse{,e}
      recolore{,e} | sav | cuir neuf`,
    appraised: 'expertise{,e} | authentifie{,e}',
    stocked: 'arrivage | en stock',
    age: 'ans | ans d age',

    // Other things with a year.
    released: `
      collection{,s} | croisiere | edition | modele de | defile | nouveaute{,s} | serie limitee | capsule`,
    event: `
      envo* | expedi* | livr* | vacances | disponible | prix | photo{,s} | annonce | mise en vente | mis en ligne
      format utilise | exposition | visite | marche aux puces | depuis le | voyage | rentre{,e}
      sorti{,e,es} | sortie | lance{,e} | lancement | arrete{,e} | discontinue{,e} | cree{,e} | né en | née en`,

    // Whose it is, and how it is said.
    thisBag:
      'celui-ci | celle-ci | ce {sac,portefeuille,cabas} | cette {pochette,pièce,besace} | le sac lui-même',
    another: `
      similaire | l autre {sac,modèle,pièce,pochette,besace} | {mon,un,ma,une} autre | le {mien,sien}
      la {mienne,sienne} | j ai aussi | je {possède,propose} aussi | {vends,également} aussi
      également en vente | {ma soeur,mon amie,ma cousine,ma voisine} | le même | la même | comparé{,e} {à,avec}
      me rappelle | vendu{,e,es} {à part,séparément} | {celui,celle} de ma | modèle précédent
      {son,leur} premier | sa première | en ai vu | {ceux,celles} {de,des} | je cherche`,
    general: `
      certains {sacs,modèles,sont,étaient,ont été} | certaines pièces | les anciens | anciens {sacs,modèles}
      la plupart {des,du} | {sacs,modèles} {sont,étaient,ont été} | les codes {avec,qui}
      {vuitton,lv} {fabrique,produit,a ouvert,a arrêté,a cessé} | la production a | en général | généralement
      certaines annonces | par exemple | {un,le} guide`,
    unsaid: `
      si {c,le,la,elle,ce,vous} | s il | s elle | serait | au cas où | si je l avais | est ce que | est-il
      est-elle | a-t-il | a-t-elle | est ce un | m a dit | on {dit,raconte} | paraît il | il paraît
      apparemment | soi-disant | selon {le vendeur,la vendeuse,un,une} | j ai entendu | aurait été
      d après {le,la,un,une} {vendeur,vendeuse,ami,amie} | je {croyais,pensais} | on lit | on trouve sur`,

    // Saying no.
    denial: 'pas | jamais',
    lack: 'non | sans | aucun{,e} | ni | il n y a pas | manque{,nt} | plus de',
    missing: `
      aucun | absent{,e} | manquant | manque | introuvable | non {trouve,visible,present,disponible,inclus,incluse}
      pas {trouve,visible,present} | n est plus {visible,present} | inexistant | neant`,
    unreadable: `
      illisible{,s} | efface{,e} | usee | {est,tres,un peu,bien,trop} use | estompe{,e}
      {peu,non,plus,pas,difficilement,a peine} lisible | difficile a lire | inconnu | flou | on ne voit plus`,
    chip: `
      puces {electroniques,nfc,rfid,integrees,d authentification,internes} | micro~puce{,s} | micro~chip
      pucee | puce | pucé | {etiquette,tag} {nfc,rfid} | {nfc,rfid} {chip,tag}`,
    wornThere: `
      collant{,e} | colle{,e} | decolle{,e} | craquele{,e} | fondu{,e} | {,de}coupe{,e} | abime{,e} | poisseux`,

    // Words of dates.
    about: `
      environ | vers | autour de | a peu pres | circa | env | approximativement | je crois | je pense
      peut être | probablement | sans doute | il me semble`,
    limit: 'depuis | jusqu en | apres | entre | a partir de',
    upTo: 'avant | au plus tard en | au moins | plus d',
    means: `
      soit | donc | c est a dire | cad | correspond{,ant} a | correspond | signifie | veut dire | indique
      designe | renvoie`,
    or: 'ou',
    and: 'et',
    to: 'à | au',
    fill: `
      en | au | aux | le | la | les | de | du | des | d | l | un | une | ce | cette | est | sac | dans | sur | a
      par | pour | chez | et | qui | que | annee | mois | courant | cours | n° | nº | numero | interieur | poche | je pense
      ici | visible | trouve | vu | ai`,
    year: 'annee | l an',
    week: 'semaine{,s} | sem | s',
    decade: 'annees | les annees',
    first: 'premiere',
    nth: 'er | re | e | eme | ieme | ere | è',

    // Who made and designed it.
    by: 'par',
    designed: 'dessiné{,e} | conçu{,e}',
    tenure: 'ère | époque',

    // The bag.
    quarter: 'trimestre',
    manner: 'style | esprit',
    wallet: 'portefeuille | porte monnaie | porte cartes | porte clés',
    bag: 'sac{,s} | pochette | cabas | bagage | valise | modele | louis vuitton | vuitton | lv',
    praise: 'vintage | authentique | veritable | rare | superbe | magnifique | beau | ancien{,ne}',
  },
};
