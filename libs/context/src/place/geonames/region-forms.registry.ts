/**
 * Other forms of regions' names by `COUNTRY.CODE`: datelines, post, the language of the country. Editing it only
 * changes what is understood.
 */
const FORMS = `
US.AL Ala.|Alabama; US.AZ Ariz.; US.AR Ark.; US.CA Calif.|Cal.|Californie|Kalifornien; US.CO Colo.; US.CT Conn.; US.DE Del.; US.FL Fla.|Floride; US.GA Ga.
US.ID Ida.; US.IL Ill.; US.IN Ind.; US.KS Kan.|Kans.; US.KY Ky.; US.LA La.|Louisiane; US.ME Me.; US.MD Md.; US.MA Mass.; US.MI Mich.; US.MN Minn.
US.MS Miss.; US.MO Mo.; US.MT Mont.; US.NE Neb.|Nebr.; US.NV Nev.; US.NH N.H.; US.NJ N.J.|Nueva Jersey; US.NM N.M.|N.Mex.|Nuevo México; US.NY N.Y.|Nueva York
US.NC N.C.|Carolina del Norte; US.ND N.D.|N.Dak.|Dakota del Norte; US.OK Okla.; US.OR Ore.|Oregón; US.PA Pa.|Penn.|Pensilvania; US.RI R.I.; US.SC S.C.|Carolina del Sur
US.SD S.D.|S.Dak.; US.TN Tenn.; US.TX Tex.; US.VT Vt.; US.VA Va.; US.WA Wash.|Washington State; US.WV W.Va.; US.WI Wis.|Wisc.; US.WY Wyo.
US.DC D.C.|Washington DC|Washington D.C.|District of Columbia
CA.01 Alta.|AB; CA.02 B.C.|BC|Colombie-Britannique; CA.03 Man.|MB; CA.04 N.B.|NB|Nouveau-Brunswick; CA.05 N.L.|NL|Newfoundland|Labrador|Terre-Neuve-et-Labrador
CA.07 N.S.|NS|Nouvelle-Écosse; CA.08 Ont.|ON; CA.09 P.E.I.|PE|PEI|Île-du-Prince-Édouard; CA.10 Que.|QC|Québec; CA.11 Sask.|SK; CA.12 YT; CA.13 NWT|N.W.T.|NT; CA.14 NU
AU.01 ACT; AU.02 NSW|N.S.W.; AU.03 NT; AU.04 QLD; AU.05 SA; AU.06 TAS; AU.07 VIC; AU.08 WA
GB.ENG Engl.|Inglaterra|Angleterre|Inghilterra; GB.SCT Schottland|Escocia|Écosse|Scozia|Escócia; GB.WLS Gales|Pays de Galles|Galles|Cymru; GB.NIR Nordirland|Irlanda del Norte|Irlande du Nord|NI|Ulster
DE.01 Baden-Württemberg|BW; DE.02 Bayern|Bavière|Baviera|BY; DE.03 HB; DE.04 HH; DE.05 Hessen|HE; DE.06 Niedersachsen|NI|NDS; DE.07 Nordrhein-Westfalen|NRW|NW
DE.08 Rhineland-Palatinate|RLP; DE.09 SL; DE.10 SH; DE.11 BB; DE.12 Mecklenburg-Western Pomerania|MV; DE.13 Sachsen|SN|Saxe; DE.14 Sachsen-Anhalt|ST; DE.15 Thüringen|TH; DE.16 Berlin|BE
AT.02 Kärnten; AT.03 Niederösterreich|NÖ; AT.04 Oberösterreich|OÖ; AT.06 Steiermark; AT.07 Tirol; AT.09 Wien
CH.BE Berne; CH.BS Basel-Stadt; CH.BL Basel-Country|Baselland; CH.GE Genève|Genf; CH.GR Graubünden; CH.LU Luzern; CH.VS Wallis; CH.VD Waadt; CH.FR Freiburg; CH.TI Tessin; CH.SG St. Gallen; CH.ZH Zürich
FR.11 Ile-de-France; FR.24 Centre; FR.28 Normandie|Normandía; FR.53 Bretagne|Bretaña; FR.75 Nouvelle-Aquitaine; FR.93 PACA|Provence; FR.94 Corse|Córcega
ES.07 Islas Baleares|Illes Balears|Baleares; ES.29 Comunidad de Madrid; ES.31 Región de Murcia; ES.32 Navarra; ES.51 Andalucía; ES.52 Aragón; ES.53 Islas Canarias|Canarias; ES.54 Castilla-La Mancha|Castile-La Mancha
ES.55 Castilla y León|Castile and León; ES.56 Cataluña|Catalunya|Catalogne; ES.59 País Vasco|Euskadi; ES.60 Comunidad Valenciana|Valencian Community|Comunitat Valenciana
IT.02 Basilicata; IT.06 Friuli-Venezia Giulia; IT.09 Lombardia; IT.10 Marche; IT.12 Piemonte; IT.13 Puglia; IT.14 Sardegna; IT.15 Sicilia; IT.16 Toscana; IT.17 Alto Adige|Südtirol|South Tyrol|Trentino; IT.19 Valle d'Aosta
BR.07 Distrito Federal|DF; BR.01 AC; BR.02 AL; BR.03 AP; BR.04 AM; BR.05 BA; BR.06 CE; BR.08 ES; BR.11 MS; BR.13 MA; BR.14 MT; BR.15 MG; BR.16 PA; BR.17 PB; BR.18 PR; BR.20 PI; BR.21 RJ; BR.22 RN; BR.23 RS
BR.24 RO; BR.25 RR; BR.26 SC; BR.27 SP; BR.28 SE; BR.29 GO; BR.30 PE; BR.31 TO
MX.09 CDMX|Ciudad de México|Mexico City; MX.15 Estado de México|Edomex; AR.01 Provincia de Buenos Aires; AR.07 CABA|Ciudad Autónoma de Buenos Aires
NL.02 Fryslân; NL.06 Noord-Brabant; NL.07 Noord-Holland; NL.11 Zuid-Holland; BE.BRU Bruxelles|Brussel; BE.VLG Vlaanderen|Flandre; BE.WAL Wallonie|Wallonië
IN.07 New Delhi|NCT; IN.21 Orissa; IN.39 Uttaranchal; PT.14 Lisboa; PT.17 Porto
`;

/** `[code, form]`, the code as `COUNTRY.CODE`. */
export const REGION_FORMS: readonly (readonly [code: string, form: string])[] = FORMS.split(/[;\n]/)
  .map((entry) => entry.trim())
  .filter(Boolean)
  .flatMap((entry) => {
    const at = entry.indexOf(' ');
    return entry
      .slice(at + 1)
      .split('|')
      .map((form) => [entry.slice(0, at), form] as const);
  });
