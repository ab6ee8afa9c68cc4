// node serve.js PORT: a boardgame.io server as its documentation has it, with matches in memory.
"use strict";

process.env.NODE_ENV = "production";
const { Server, Origins } = require("boardgame.io/server");
const { Fox } = require("./fox.js");

Server({ games: [Fox], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
